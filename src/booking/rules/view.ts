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

/** A longer page is slow and hard to read; the CSV contains all bookings. */
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

/** The field that each sorts by. A minus reverses the order. */
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

/** What an administrator stores for the list, with the keys of Payload's preferences. */
export const preferenceKeys = { columns: 'desk-columns', views: 'desk-views' } as const

/** The columns that an administrator has stored, or undefined. */
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
  /** The days of the event. `since` and `until` are days of receipt; both are included. */
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

/** The first click sorts in descending order. */
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

/**
 * Equal values are sorted by id, so that no booking is on two pages. The direction is the same, to match the
 * index.
 */
export function sortFields(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return sort.startsWith('-') ? [`-${field}`, '-id'] : [field, 'id']
}

/**
 * Days are stored as texts, so bookings without a day would sort first. The list is split by this field to
 * put them last.
 */
export function fieldOfDays(
  sort: BookingView['sort'],
): 'date' | 'followUpOn' | 'paymentDueOn' | undefined {
  if (sort !== 'date' && sort !== 'followUp' && sort !== 'payment') return undefined
  return bookingSorts[sort]
}

/** The value in an address for a table without optional columns. */
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

/** Parses the query of a request, in which `?tab[x]=1` is an ordinary name. */
export function readView(params: URLSearchParams): BookingView {
  return parseView(
    Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
  )
}

type Query = Record<string, string | string[] | undefined>

/** Ignores unknown values, so that old links keep working. */
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
