import { isDocumentId } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { type ServiceKind, serviceKinds } from '@/rules/serviceKinds'
import { type Day, isDay } from '@/time/days'
import { type EmailState, emailStates } from './emailDelivery'
import { bookingKinds } from './fields'
import {
  type BookingSource,
  bookingSources,
  type BookingStatus,
  bookingStatuses,
  type LostReason,
  lostReasons,
} from './status'

/** A page with more than this is slow to draw and of no use to read; the CSV has all. */
export const BOOKINGS_SHOWN_MAX = 500

export const BOOKINGS_PER_PAGE = 25

export const bookingTabs = [
  'new',
  'unanswered',
  'followUp',
  'today',
  'overdue',
  'paymentOverdue',
  'all',
  'spam',
  'trash',
] as const
export type BookingTab = (typeof bookingTabs)[number]

/** Each by the field it sorts; a minus before it turns it round. */
const bookingSorts = {
  received: 'createdAt',
  date: 'date',
  name: 'name',
  guests: 'numberOfGuests',
  followUp: 'followUpOn',
  payment: 'paymentDueOn',
} as const
export type BookingSort = keyof typeof bookingSorts

const optionalColumns = [
  'status',
  'kind',
  'received',
  'reference',
  'assigned',
  'followUp',
  'source',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

/** What an administrator keeps of the list, by the keys of Payload's preferences. */
export const preferenceKeys = { columns: 'desk-columns', views: 'desk-views' } as const

/** The columns that an administrator keeps; nothing where none were chosen. */
export function parseColumns(kept: unknown): OptionalColumn[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return optionalColumns.filter((name) => kept.includes(name))
}

export const viewChoices = {
  status: bookingStatuses,
  kind: bookingKinds,
  service: serviceKinds,
  source: bookingSources,
  lostReason: lostReasons,
  emails: emailStates,
  columns: optionalColumns,
} as const

export interface BookingView {
  tab: BookingTab
  q: string
  status: BookingStatus[]
  kind: (typeof bookingKinds)[number][]
  service: ServiceKind[]
  source: BookingSource[]
  lostReason: LostReason[]
  emails: EmailState[]
  /** The days of the event, `since` and `until` those on which it was received; both included. */
  from?: Day
  to?: Day
  since?: Day
  until?: Day
  /** `me`, `nobody`, or the id of a user. */
  assigned?: string
  sort: BookingSort | `-${BookingSort}`
  columns: OptionalColumn[]
  page: number
  show?: 'all'
  open?: string
}

export const firstView: BookingView = {
  tab: 'all',
  q: '',
  status: [],
  kind: [],
  service: [],
  source: [],
  lostReason: [],
  emails: [],
  sort: '-received',
  columns: ['status'],
  page: 1,
}

/** The largest first at the first press. */
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

/** Equal values by id, so that no booking is on two pages; in the same direction, as the index has them. */
export function sortFields(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return sort.startsWith('-') ? [`-${field}`, '-id'] : [field, 'id']
}

/**
 * Days are stored as text, so bookings without one would sort first; the list is split by this
 * field to put them last.
 */
export function fieldOfDays(
  sort: BookingView['sort'],
): 'date' | 'followUpOn' | 'paymentDueOn' | undefined {
  if (sort !== 'date' && sort !== 'followUp' && sort !== 'payment') return undefined
  return bookingSorts[sort]
}

/** Stands in an address for a table without any optional column. */
const NO_COLUMNS = 'none'

const isFirst = (columns: string[]) => String(columns) === String(firstView.columns)

export function viewQuery(view: Partial<BookingView>): string {
  const params = new URLSearchParams()
  for (const name of Object.keys({ ...firstView, ...view }) as (keyof BookingView)[]) {
    const value = view[name]
    if (Array.isArray(value)) {
      if (name === 'columns' && isFirst(value)) continue
      if (name === 'columns' && value.length === 0) params.append(name, NO_COLUMNS)
      value.forEach((one) => params.append(name, one))
    } else if (value !== undefined && value !== '' && value !== firstView[name]) {
      params.set(name, String(value))
    }
  }
  const text = params.toString()
  return text && `?${text}`
}

/** A view from the query of a request, where `?tab[x]=1` is a name like any other. */
export function readView(params: URLSearchParams): BookingView {
  return parseView(
    Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
  )
}

type Query = Record<string, string | string[] | undefined>

/** Ignores what it does not know, so that a link never breaks. */
export function parseView(query: Query = {}, columns = firstView.columns): BookingView {
  const one = (name: string) => [query[name]].flat()[0]?.trim() ?? ''
  const several = <Name extends keyof typeof viewChoices>(name: Name) => {
    const given = [query[name]].flat()
    return viewChoices[name].filter((value) => given.includes(value)) as BookingView[Name]
  }
  return {
    tab: bookingTabs.find((tab) => tab === one('tab')) ?? firstView.tab,
    q: one('q').slice(0, maxLengths.name),
    status: several('status'),
    kind: several('kind'),
    service: several('service'),
    source: several('source'),
    lostReason: several('lostReason'),
    emails: several('emails'),
    ...(isDay(one('from')) && { from: one('from') }),
    ...(isDay(one('to')) && { to: one('to') }),
    ...(isDay(one('since')) && { since: one('since') }),
    ...(isDay(one('until')) && { until: one('until') }),
    ...(/^(me|nobody|[0-9a-f]{24})$/.test(one('assigned')) && { assigned: one('assigned') }),
    sort: sortOf(one('sort')),
    columns: query.columns === undefined ? columns : several('columns'),
    page: pageOf(one('page')),
    ...(one('show') === 'all' && { show: 'all' as const }),
    ...(isDocumentId(one('open')) && { open: one('open') }),
  }
}

function sortOf(text: string): BookingView['sort'] {
  const name = text.replace(/^-/, '')
  return Object.hasOwn(bookingSorts, name) ? (text as BookingSort) : firstView.sort
}

function pageOf(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), 1) : 1
}
