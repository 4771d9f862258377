import { bookingKinds } from '../bookingSchema'
import { bookingSources, type BookingSource } from '../bookingSources'
import { bookingStatuses, type BookingStatus } from '../bookingStatus'
import type { Day } from '../days'
import { noticeStates, type NoticeState } from '../notices'
import { serviceKinds, type ServiceKind } from '../services'

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
export const bookingSorts = {
  received: 'createdAt',
  date: 'date',
  name: 'name',
  guests: 'numberOfGuests',
  followUp: 'followUpOn',
} as const
export type BookingSort = keyof typeof bookingSorts

export const optionalColumns = [
  'status',
  'kind',
  'received',
  'reference',
  'assigned',
  'followUp',
  'source',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

/** What to choose from, for everything that the address may name more than once. */
export const viewChoices = {
  status: bookingStatuses,
  kind: bookingKinds,
  service: serviceKinds,
  source: bookingSources,
  mails: noticeStates,
  columns: optionalColumns,
} as const

/** What the dashboard shows, as its address says it. Empty lists and texts narrow nothing. */
export interface BookingView {
  tab: BookingTab
  /** Part of a name, phone number, venue, e-mail or reference. */
  q: string
  status: BookingStatus[]
  kind: (typeof bookingKinds)[number][]
  service: ServiceKind[]
  source: BookingSource[]
  /** Those with a mail in one of these states; where it is asked for, spam is no exception. */
  mails: NoticeState[]
  /** Days of the event, both included. */
  from?: Day
  to?: Day
  /** The day from which on it was received, in Jaipur. */
  since?: Day
  /** `me`, `nobody`, or the id of a user. */
  assigned?: string
  sort: BookingSort | `-${BookingSort}`
  columns: OptionalColumn[]
  /** From 1. */
  page: number
  /** Everything on one page, as far as that can be drawn. */
  show?: 'all'
  /** The request whose panel is open. */
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
