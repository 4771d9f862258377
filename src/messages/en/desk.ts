import type { bookingKinds } from '@/domain/bookingSchema'
import type { BookingTab, BookingView, OptionalColumn } from '@/domain/bookingView/BookingView'
import type { DatePreset } from '@/domain/bookingView/datePresets'

const tabs: Record<BookingTab, string> = {
  new: 'New',
  unanswered: 'Unanswered',
  followUp: 'Follow up',
  today: 'Today',
  overdue: 'Overdue',
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
}

const kinds: Record<(typeof bookingKinds)[number], string> = {
  booking: 'Request',
  contact: 'Message',
}

const presets: Record<DatePreset, string> = {
  week: 'This week',
  month: 'This month',
  next30: 'Next 30 days',
}

/** The words of the list: its tabs, filters, columns, and what is done to several at once. */
export const desk = {
  tabs,
  tabList: 'Which bookings',
  columns,
  kinds,
  presets,
  tableOf: 'Bookings and contact messages',
  filters: 'Filters',
  showFound: (count: number) => `Show ${count.toLocaleString('en-IN')}`,
  showList: 'Show the list',
  filtersOf: (count: number) => (count ? `Filters (${count})` : 'Filters'),
  search: 'Search',
  searchHint: 'Name, phone, venue or reference',
  status: 'Status',
  service: 'Event or catering',
  kind: 'Kind',
  source: 'Source',
  mails: 'Mails',
  dates: 'Dates',
  from: 'From',
  to: 'To',
  until: (day: string) => `Until ${day}`,
  since: (day: string) => `From ${day}`,
  receivedSince: (day: string) => `Received since ${day}`,
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
