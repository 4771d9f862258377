import { firstView, type BookingView } from './BookingView'

const lists = ['status', 'service', 'kind', 'source', 'mails'] as const
const texts = ['q', 'from', 'to', 'since', 'assigned'] as const

export interface ActiveFilter {
  name: (typeof lists)[number] | (typeof texts)[number]
  value: string
}

/** What narrows the view beside its tab, one by one. */
export function activeFilters(view: BookingView): ActiveFilter[] {
  return [
    ...texts.flatMap((name) => {
      const value = view[name]
      return value ? [{ name, value }] : []
    }),
    ...lists.flatMap((name) => view[name].map((value) => ({ name, value }))),
  ]
}

/** The view with that one taken away. */
export function withoutFilter(view: BookingView, { name, value }: ActiveFilter): BookingView {
  const rest: unknown = name === 'q' ? '' : undefined
  const list = lists.find((one) => one === name)
  const left = list ? view[list].filter((one: string) => one !== value) : rest
  return { ...firstPage(view), [name]: left }
}

/** The same tab, order and columns with nothing that narrows it. */
export function withoutFilters({ columns, sort, tab }: BookingView): BookingView {
  return { ...firstView, columns, sort, tab }
}

/** Another list starts at its beginning. */
export function firstPage(view: BookingView): BookingView {
  return { ...view, page: 1, show: undefined }
}
