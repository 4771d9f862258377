import { rootLocale } from '@/rules/locales'

export const writing = {
  /** A new object for each write, because Payload and its plugins change it. */
  get context() {
    return { disableRevalidate: true }
  },
  depth: 0,
  locale: rootLocale,
} as const

export const reading = { depth: 0, locale: rootLocale, pagination: false } as const

/** In steps of ten, so that an editor can insert in between. */
export function orderOf(place: number): number {
  return (place + 1) * 10
}
