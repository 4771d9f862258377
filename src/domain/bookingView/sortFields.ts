import { bookingSorts, type BookingSort, type BookingView } from './BookingView'

/** What the database sorts by. Equal ones newest first, so that no row shows on two pages. */
export function sortFields(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return [sort.startsWith('-') ? `-${field}` : field, '-id']
}

/**
 * Days are texts: sorted from the first on, bookings without a day would stand before all others. They
 * follow the others instead; this is the field to split by, where the order needs it.
 */
export function fieldOfDays(sort: BookingView['sort']): 'date' | 'followUpOn' | undefined {
  if (sort !== 'date' && sort !== 'followUp') return undefined
  return bookingSorts[sort]
}
