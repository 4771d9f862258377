import { type MaybeMedia, sharedImage } from '@/ui/picture'

export function absolute({ origin, path }: { origin: URL; path: string }): string {
  return new URL(path, origin).href
}

export function absoluteImage({ media, origin }: { media: MaybeMedia; origin: URL }) {
  const image = sharedImage(media)
  return image && absolute({ origin, path: image.url })
}

/** Search engines report empty values as errors. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter(saysSomething)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => saysSomething(inner)))
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
