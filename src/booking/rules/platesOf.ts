import type { BookingFunction } from './functions'

export type PlatesFrom = 'guaranteed' | 'expected' | 'unknown'

export interface Plates {
  plates: number
  from: PlatesFrom
}

/**
 * The number of plates of a function, which is the higher of guaranteed and expected guests, as billed, and
 * which of the two it is.
 */
export function platesOf({
  guaranteed,
  guests,
}: Pick<BookingFunction, 'guaranteed' | 'guests'>): Plates {
  const plates = Math.max(guaranteed ?? 0, guests ?? 0, 0)
  if (plates === 0) return { from: 'unknown', plates }
  return { from: plates === guaranteed ? 'guaranteed' : 'expected', plates }
}
