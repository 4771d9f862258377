import { sharedImage, type MaybeMedia } from '@/components/ui/picture'
import { absolute } from './absolute'

export function absoluteImage({ media, origin }: { media: MaybeMedia; origin: URL }) {
  const image = sharedImage(media)
  return image && absolute({ origin, path: image.url })
}
