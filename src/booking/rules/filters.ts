import type { Where } from 'payload'
import { dayInIndia, startInIndia } from '../../time/days'
import { openStatuses } from './status'
import { phoneDigits } from './phone'
import { type BookingTab, type BookingView, firstView } from './view'

export const UNANSWERED_HOURS = 2

interface Asked {
  now: Date
  userId: string
  view: BookingView
}

/** Needs `trash: true`: it has its own condition for the trash, since Payload's costs three. */
export function whereOf({ now, userId, view }: Asked): Where {
  const { assigned, from, kind, mails, q, service, since, source, status, tab, to } = view
  return {
    and: [
      { deletedAt: tab === 'trash' ? { exists: true } : { equals: null } },
      ...(mails.length > 0 && tab === 'all' ? [] : [tabs[tab](now)]),
      ...search(q),
      ...among('status', status),
      ...among('kind', kind),
      ...among('selectedService', service),
      ...among('source', source),
      ...among('notices.state', mails),
      ...(from ? [{ date: { greater_than_equal: from } }] : []),
      ...(to ? [{ date: { greater_than: '', less_than_equal: to } }] : []),
      ...(since ? [{ createdAt: { greater_than_equal: startInIndia(since).toISOString() } }] : []),
      ...(assigned ? [assignment(assigned === 'me' ? userId : assigned)] : []),
    ],
  }
}

const HOUR_MS = 3_600_000

const tabs: Record<BookingTab, (now: Date) => Where> = {
  new: () => ({ status: { equals: 'new' } }),
  unanswered: (now) => ({
    anonymisedAt: { equals: null },
    answeredAt: { equals: null },
    createdAt: { less_than: new Date(now.getTime() - UNANSWERED_HOURS * HOUR_MS).toISOString() },
    status: { equals: 'new' },
  }),
  followUp: (now) => ({
    followUpOn: { greater_than: '', less_than_equal: dayInIndia(now) },
    status: { in: openStatuses },
  }),
  today: (now) => ({
    or: [
      { followUpOn: { equals: dayInIndia(now) } } as Where,
      { date: { equals: dayInIndia(now) } },
    ],
    status: { not_in: ['lost', 'spam'] },
  }),
  overdue: (now) => ({
    followUpOn: { greater_than: '', less_than: dayInIndia(now) },
    status: { in: openStatuses },
  }),
  all: () => ({ status: { not_equals: 'spam' } }),
  spam: () => ({ status: { equals: 'spam' } }),
  trash: () => ({}),
}

const LEAST_DIGITS = 3

function search(q: string): Where[] {
  if (!q) return []
  const text = ['name', 'venueTitle', 'reference', 'email'].map((field) => ({
    [field]: { contains: q.normalize('NFC') },
  }))
  const digits = phoneDigits(q)
  const phone = digits.length >= LEAST_DIGITS ? [{ contactNumber: { contains: digits } }] : []
  return [{ or: [...text, ...phone] }]
}

const among = (field: string, values: string[]): Where[] =>
  values.length > 0 ? [{ [field]: { in: values } }] : []

const assignment = (who: string): Where =>
  who === 'nobody' ? { assignedTo: { exists: false } } : { assignedTo: { equals: who } }

const lists = ['status', 'service', 'kind', 'source', 'mails'] as const
const texts = ['q', 'from', 'to', 'since', 'assigned'] as const

export interface ActiveFilter {
  name: (typeof lists)[number] | (typeof texts)[number]
  value: string
}

export function activeFilters(view: BookingView): ActiveFilter[] {
  return [
    ...texts.flatMap((name) => {
      const value = view[name]
      return value ? [{ name, value }] : []
    }),
    ...lists.flatMap((name) => view[name].map((value) => ({ name, value }))),
  ]
}

export function withoutFilter(view: BookingView, { name, value }: ActiveFilter): BookingView {
  const rest: unknown = name === 'q' ? '' : undefined
  const list = lists.find((one) => one === name)
  const left = list ? view[list].filter((one: string) => one !== value) : rest
  return { ...firstPage(view), [name]: left }
}

export function withoutFilters({ columns, sort, tab }: BookingView): BookingView {
  return { ...firstView, columns, sort, tab }
}

export function firstPage(view: BookingView): BookingView {
  return { ...view, page: 1, show: undefined }
}
