/** Of every write of the seed: no page is refreshed, since no server may be running. */
export const writing = {
  /** Each write has its own: Payload and its plugins note in it what they are about. */
  get context() {
    return { disableRevalidate: true }
  },
  depth: 0,
  locale: 'en',
} as const

/** Of every read of the seed: everything, drafts too, without what it refers to. */
export const reading = { depth: 0, locale: 'en', pagination: false } as const

/** Tens, so that an editor can put something in between. */
export function orderOf(place: number): number {
  return (place + 1) * 10
}
