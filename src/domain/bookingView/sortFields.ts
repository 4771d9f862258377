import { bookingSorts, type BookingSort, type BookingView } from './BookingView'

/** What the database sorts by. Equal ones newest first, so that no row shows on two pages. */
export function sortFields(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return [sort.startsWith('-') ? `-${field}` : field, '-id']
}
