import { describeCount } from '@/booking/rules/countMax'
import type { DatePreset } from '@/booking/rules/datePresets'
import type { bookingKinds } from '@/booking/rules/fields'
import type { BookingTab, BookingView, OptionalColumn } from '@/booking/rules/view'

export const csv = {
  name: 'Name',
  email: 'Email',
  contact: 'Contact',
  date: 'Date',
  guests: 'Guests',
  venue: 'Venue',
  reference: 'Reference',
  received: 'Received (IST)',
  status: 'Status',
  lostReason: 'Lost because',
  followUp: 'Follow up',
  assigned: 'Assigned to',
  source: 'Source',
  kind: 'Kind',
  asksFor: 'Asks for',
  service: 'Chosen service',
  plan: 'Chosen plan',
  details: 'Details',
  venueDetails: 'Venue details',
  message: 'Message',
  functions: 'Functions',
}

const tabs: Record<BookingTab, string> = {
  new: 'New',
  unanswered: 'Unanswered',
  followUp: 'Follow up',
  today: 'Today',
  overdue: 'Overdue',
  paymentOverdue: 'Payment overdue',
  all: 'All',
  spam: 'Spam',
  trash: 'Trash',
}

const columns: Record<OptionalColumn, string> = {
  status: 'Status',
  kind: 'Kind',
  received: 'Received',
  reference: 'Reference',
  assigned: 'Assigned',
  followUp: 'Follow up',
  source: 'Source',
}

const orders: Record<BookingView['sort'], string> = {
  '-received': 'Newest first',
  received: 'Oldest first',
  date: 'Date, earliest first',
  '-date': 'Date, latest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-guests': 'Guests, most first',
  guests: 'Guests, fewest first',
  followUp: 'Follow up, earliest first',
  '-followUp': 'Follow up, latest first',
  payment: 'Payment due, earliest first',
  '-payment': 'Payment due, latest first',
}

const kinds: Record<(typeof bookingKinds)[number], string> = {
  booking: 'Request',
  contact: 'Message',
}

const presets: Record<DatePreset, string> = {
  today: 'Today',
  week: 'This week',
  month: 'This month',
  next30: 'Next 30 days',
  last30: 'Last 30 days',
}

export const bookingList = {
  tabs,
  tabList: 'Which bookings',
  columns,
  kinds,
  presets,
  tableOf: 'Bookings and contact messages',
  showFound: (count: number) => `Show ${describeCount(count)}`,
  showList: 'Show the list',
  filtersOf: (count: number) => (count ? `Filters (${count})` : 'Filters'),
  search: 'Search',
  searchHint: 'Name, phone, venue or reference',
  status: 'Status',
  service: 'Event or catering',
  kind: 'Kind',
  source: 'Source',
  lostReason: 'Lost because',
  emails: 'Emails',
  eventDays: 'Event day',
  receivedDays: 'Received',
  from: 'From',
  to: 'To',
  month: 'Month',
  anyMonth: 'Any month',
  eventFrom: (day: string) => `Event from ${day}`,
  eventUntil: (day: string) => `Event until ${day}`,
  receivedFrom: (day: string) => `Received from ${day}`,
  receivedUntil: (day: string) => `Received until ${day}`,
  assigned: 'Assigned',
  anybody: 'Anybody',
  me: 'Me',
  nobody: 'Nobody',
  somebody: 'Somebody else',
  columnMenu: 'Columns',
  sort: 'Sort by',
  orders,
  apply: 'Apply',
  active: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clear: 'Clear filters',
  csv: 'CSV',
  csvHint: 'Download what is listed here, all pages, as CSV',
  views: {
    menu: 'Saved views',
    none: 'Nothing saved yet.',
    name: 'Name of this view',
    save: 'Save this view',
    remove: (name: string) => `Remove view ${name}`,
    failed: 'The views could not be read or kept. Try again.',
  },
  showAll: 'Show all',
  showPages: 'Show pages',
  capped: (count: number) => `The first ${count.toLocaleString('en-IN')} are shown.`,
  waiting: (wait: string) => `Unanswered for ${wait}`,
  paymentOverdue: (amount: string) => `${amount} overdue`,
  since: (day: string) => `since ${day}`,
  others: (count: number) => `+${count.toLocaleString('en-IN')} same contact`,
  othersHint: 'Other requests have the same phone number or email',
  open: (who: string) => `Open ${who}`,
  more: 'More',
  notSpam: 'Not spam',
  restore: 'Restore',
  erase: 'Delete for good',
  select: (who: string) => `Select ${who}`,
  selectPage: 'Select all on this page',
  bulk: {
    bar: 'Selected bookings',
    count: (count: number) => `${count.toLocaleString('en-IN')} selected`,
    busy: (done: number, all: number) => `${done} of ${all} done`,
    status: 'Change status',
    assign: 'Assign',
    none: 'Clear selection',
  },
  question: {
    deleteMany: (count: number) => `Are you sure you want to delete these ${count} bookings?`,
    confirmMany: (count: number) =>
      count === 1
        ? 'Move this booking to Confirmed?'
        : `Move these ${count} bookings to Confirmed?`,
    confirm: 'Move to Confirmed',
    eraseOne: 'Delete this booking for good?',
    eraseMany: (count: number) => `Delete these ${count} bookings for good?`,
    eraseHint: 'It is removed from the trash and cannot be restored.',
    andMore: (names: string, count: number) => `${names} and ${count} more`,
  },
}

const many = (count: number) => `${count.toLocaleString('en-IN')} bookings`

export interface MutationWords {
  /** `to`: the stage, or the name of the person. */
  done: (who: string, to: string) => string
  doneMany: (count: number, to: string) => string
  failed: (who: string) => string
  failedMany: (count: number) => string
  log?: string
}

const whatBecame = (done: string, log: string): MutationWords => ({
  done: (who) => `Booking of ${who} ${done}`,
  doneMany: (count) => `${many(count)} ${done}`,
  failed: (who) => `The booking of ${who} could not be ${done}`,
  failedMany: (count) => `${many(count)} could not be ${done}`,
  log,
})

const personOf = (name: string) => name || 'nobody'

export const mutationTexts = {
  undoButton: 'Undo',
  retry: 'Retry',
  signIn: 'Sign in',
  dismiss: 'Close this message',
  delete: whatBecame('deleted', 'Error deleting booking:'),
  restore: whatBecame('restored', 'Error restoring booking:'),
  erase: whatBecame('deleted for good', 'Error deleting booking:'),
  status: {
    done: (who, to) => `${who} moved to ${to}`,
    doneMany: (count, to) => `${many(count)} moved to ${to}`,
    failed: (who) => `${who} was not moved`,
    failedMany: (count) => `${many(count)} were not moved`,
  } satisfies MutationWords,
  assign: {
    done: (who, to) => `Booking of ${who} assigned to ${personOf(to)}`,
    doneMany: (count, to) => `${many(count)} assigned to ${personOf(to)}`,
    failed: (who) => `The booking of ${who} could not be assigned`,
    failedMany: (count) => `${many(count)} could not be assigned`,
  } satisfies MutationWords,
  statusUndo: {
    done: (who, to) => `${who} is back in ${to}`,
    doneMany: (count) => `Taken back for ${many(count)}`,
    failed: (who) => `${who} was not moved back`,
    failedMany: (count) => `${many(count)} were not moved back`,
  } satisfies MutationWords,
  assignUndo: {
    done: (who) => `Taken back for ${who}`,
    doneMany: (count) => `Taken back for ${many(count)}`,
    failed: (who) => `It could not be taken back for ${who}`,
    failedMany: (count) => `It could not be taken back for ${many(count)}`,
  } satisfies MutationWords,
}

export const languageWords = {
  editing: 'You are editing:',
}

export const lists = {
  reply: (number: number) => `Reply ${number}`,
  photo: {
    smaller: 'The photo was made smaller, so that it can be uploaded.',
    unreadable: 'This photo has more than 5 MB and could not be made smaller. Choose another one.',
  },
  order: {
    of: (title: string) => `Order of ${title}`,
    untitled: 'this entry',
    saving: 'Saving…',
    saved: 'Saved',
    waits: 'Saved as a draft',
    failed: 'Not saved. Try again.',
    offline: 'Not saved: no connection. Try again.',
    signedOut: 'Not saved: sign in again.',
    forbidden: 'Not saved: you may not change this.',
    gone: 'Not saved: it is not there any more.',
  },
}
