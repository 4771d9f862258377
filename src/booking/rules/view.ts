import { type Day, isDay } from '../../time/days'
import { type EmailState, emailStates } from '../../email/delivery'
import { type ServiceKind, serviceKinds } from '../../services/kinds'
import { limits } from '../../rateLimit/rules'
import { bookingKinds } from './fields'
import { type BookingSource, bookingSources, type BookingStatus, bookingStatuses } from './status'

/** A page with more than this is slow to draw and of no use to read; the CSV has all. */
export const BOOKINGS_SHOWN_MAX = 500

export const BOOKINGS_PER_PAGE = 25

export const bookingTabs = [
  'new',
  'unanswered',
  'followUp',
  'today',
  'overdue',
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

export const viewChoices = {
  status: bookingStatuses,
  kind: bookingKinds,
  service: serviceKinds,
  source: bookingSources,
  mails: emailStates,
  columns: optionalColumns,
} as const

export interface BookingView {
  tab: BookingTab
  q: string
  status: BookingStatus[]
  kind: (typeof bookingKinds)[number][]
  service: ServiceKind[]
  source: BookingSource[]
  mails: EmailState[]
  from?: Day
  to?: Day
  since?: Day
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
  mails: [],
  sort: '-received',
  columns: [],
  page: 1,
}

/** Equal values newest first, so that no booking is on two pages. */
export function sortFields(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return [sort.startsWith('-') ? `-${field}` : field, '-id']
}

/**
 * Days are stored as text, so bookings without one would sort first; the list is split by this
 * field to put them last.
 */
export function fieldOfDays(sort: BookingView['sort']): 'date' | 'followUpOn' | undefined {
  if (sort !== 'date' && sort !== 'followUp') return undefined
  return bookingSorts[sort]
}

export function viewQuery(view: Partial<BookingView>): string {
  const params = new URLSearchParams()
  for (const name of Object.keys({ ...firstView, ...view }) as (keyof BookingView)[]) {
    const value = view[name]
    if (Array.isArray(value)) value.forEach((one) => params.append(name, one))
    else if (value !== undefined && value !== '' && value !== firstView[name]) {
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
export function parseView(query: Query = {}): BookingView {
  const one = (name: string) => [query[name]].flat()[0]?.trim() ?? ''
  const several = <Name extends keyof typeof viewChoices>(name: Name) => {
    const given = [query[name]].flat()
    return viewChoices[name].filter((value) => given.includes(value)) as BookingView[Name]
  }
  return {
    tab: bookingTabs.find((tab) => tab === one('tab')) ?? firstView.tab,
    q: one('q').slice(0, limits.name),
    status: several('status'),
    kind: several('kind'),
    service: several('service'),
    source: several('source'),
    mails: several('mails'),
    ...(isDay(one('from')) && { from: one('from') }),
    ...(isDay(one('to')) && { to: one('to') }),
    ...(isDay(one('since')) && { since: one('since') }),
    ...(/^(me|nobody|[0-9a-f]{24})$/.test(one('assigned')) && { assigned: one('assigned') }),
    sort: sortOf(one('sort')),
    columns: several('columns'),
    page: pageOf(one('page')),
    ...(one('show') === 'all' && { show: 'all' as const }),
    ...(/^[0-9a-f]{24}$/.test(one('open')) && { open: one('open') }),
  }
}

function sortOf(text: string): BookingView['sort'] {
  const name = text.replace(/^-/, '')
  return Object.hasOwn(bookingSorts, name) ? (text as BookingSort) : firstView.sort
}

function pageOf(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), 1) : 1
}
