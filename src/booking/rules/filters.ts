import type { Where } from 'payload'
import { phoneDigits } from '@/rules/phone'
import { spellingsOf } from '@/rules/spellingsOf'
import { asciiDigits } from '@/rules/text'
import { addDays, type Day, dayInIndia, startInIndia } from '@/time/days'
import { onDays } from './onDays'
import { openStatuses, withoutEvent } from './status'
import { type BookingTab, type BookingView, firstView } from './view'

export const UNANSWERED_HOURS = 2

interface ViewQuery {
  now: Date
  userId: string
  view: BookingView
}

/**
 * Requires `trash: true`. This condition for the trash costs less than Payload's. It comes last, since most
 * bookings match it.
 */
export function whereOf({ now, userId, view }: ViewQuery): Where {
  const { assigned, from, kind, lostReason, emails, q, service, source, status, tab, to } = view
  return {
    and: [
      ...(emails.length > 0 && tab === 'all' ? [] : [tabs[tab](now)]),
      ...search(q),
      ...among('status', status),
      ...among('kind', kind),
      ...among('selectedService', service),
      ...among('source', source),
      ...among('lostReason', lostReason),
      ...among('emails.state', emails),
      ...(from || to ? [onDays({ from, to })] : []),
      ...received(view),
      ...(assigned ? [assignment(assigned === 'me' ? userId : assigned)] : []),
      { deletedAt: tab === 'trash' ? { exists: true } : { equals: null } },
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
      onDays({ from: dayInIndia(now), to: dayInIndia(now) }),
    ],
    status: { not_in: withoutEvent },
  }),
  overdue: (now) => ({
    followUpOn: { greater_than: '', less_than: dayInIndia(now) },
    status: { in: openStatuses },
  }),
  // Only accepted quotes set this day (quote/updateTimeline.ts). Lost bookings get no payment reminder.
  paymentOverdue: (now) => ({
    anonymisedAt: { equals: null },
    paymentDueOn: { greater_than: '', less_than: dayInIndia(now) },
    status: { not_in: withoutEvent },
  }),
  all: () => ({ status: { not_equals: 'spam' } }),
  spam: () => ({ status: { equals: 'spam' } }),
  trash: () => ({}),
}

function received({ since, until }: BookingView): Where[] {
  const start = (day: Day) => startInIndia(day).toISOString()
  return [
    ...(since ? [{ createdAt: { greater_than_equal: start(since) } }] : []),
    ...(until ? [{ createdAt: { less_than: start(addDays(until, 1)) } }] : []),
  ]
}

const LEAST_DIGITS = 3

/**
 * Matches when each word is in one of the fields, in any order. Consecutive numbers can be one phone number.
 */
function search(q: string): Where[] {
  const words = q
    .normalize('NFC')
    .split(/[\s\u200b]+/)
    .filter(Boolean)
  return groupNumbers(words).map((group) => {
    const each = { and: group.map((word) => ({ or: fieldsWith(word) })) }
    return group.length > 1 ? { or: [...phoneWith(group.join(' ')), each] } : each
  })
}

/** Splits `Meera +91 98290 12345` into `Meera` and one group of three. */
function groupNumbers(words: string[]): string[][] {
  const groups: string[][] = []
  const isNumber = (word = '') => /^[+\d().-]+$/.test(asciiDigits(word))
  for (const word of words) {
    const last = groups.at(-1)
    if (last && isNumber(last[0]) && isNumber(word)) last.push(word)
    else groups.push([word])
  }
  return groups
}

const searchedTexts = [
  'name',
  'venueTitle',
  'reference',
  'email',
  'functions.name',
  'functions.venue',
]

function fieldsWith(word: string): Where[] {
  const texts = searchedTexts.flatMap((field) =>
    spellingsOf(word).map((spelling) => ({ [field]: { contains: spelling } })),
  )
  return [...texts, ...phoneWith(word)]
}

function phoneWith(text: string): Where[] {
  const digits = phoneDigits(text)
  const isPhone = digits.length >= LEAST_DIGITS && !/\p{L}/u.test(text)
  return isPhone ? [{ contactNumber: { contains: digits } }] : []
}

const among = (field: string, values: string[]): Where[] =>
  values.length > 0 ? [{ [field]: { in: values } }] : []

const assignment = (who: string): Where =>
  who === 'nobody' ? { assignedTo: { exists: false } } : { assignedTo: { equals: who } }

const lists = ['status', 'service', 'kind', 'source', 'lostReason', 'emails'] as const
const texts = ['q', 'from', 'to', 'since', 'until', 'assigned'] as const

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
