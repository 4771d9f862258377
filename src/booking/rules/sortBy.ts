import type { BookingSort, BookingView } from './view'

/** Which way a column is sorted first: numbers and moments from the top, the rest from the start. */
const fromTheTop: BookingSort[] = ['received', 'guests']

/** The order after a press on a column: turned round when it is sorted by that already. */
export function sortBy(column: BookingSort, sort: BookingView['sort']): BookingView['sort'] {
  if (sort === column) return `-${column}`
  if (sort === `-${column}`) return column
  return fromTheTop.includes(column) ? `-${column}` : column
}

/** For `aria-sort`; nothing for a column that is not sorted by. */
export function sortedAs(column: BookingSort, sort: BookingView['sort']) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}
