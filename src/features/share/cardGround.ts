import sharp from 'sharp'
import type { MaybeMedia } from '@/components/ui/picture'
import { readMediaFile } from '@/data/mediaFile'
import { sharedPicture } from '@/domain/pictures'

/** The picture of a card as an address that holds it; nothing when its file cannot be read. */
export async function cardGround(media: MaybeMedia): Promise<string | undefined> {
  if (typeof media !== 'object' || !media) return undefined
  const { height, width } = sharedPicture
  const file = await readMediaFile(media.sizes?.shared?.filename ?? media.filename)
  if (!file) return undefined
  const jpeg = await sharp(file).resize(width, height).jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
