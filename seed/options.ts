import { rootLocale } from '@/rules/locales'

export const writing = {
  /** Each write needs its own: Payload and its plugins write to it. */
  get context() {
    return { disableRevalidate: true }
  },
  depth: 0,
  locale: rootLocale,
} as const

export const reading = { depth: 0, locale: rootLocale, pagination: false } as const

/** In steps of ten, so that an editor can insert between. */
export function orderOf(place: number): number {
  return (place + 1) * 10
}
