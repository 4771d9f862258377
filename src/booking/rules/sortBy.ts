import type { BookingSort, BookingView } from './view'

const fromTheTop: BookingSort[] = ['received', 'guests']

export function sortBy(column: BookingSort, sort: BookingView['sort']): BookingView['sort'] {
  if (sort === column) return `-${column}`
  if (sort === `-${column}`) return column
  return fromTheTop.includes(column) ? `-${column}` : column
}

export function sortedAs(column: BookingSort, sort: BookingView['sort']) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}
