import { describeCount } from '@/booking/rules/countMax'
import type { BookingStatus } from '@/booking/rules/status'
import { statusWord } from './bookingPanel'

const count = (value: number) => value.toLocaleString('en-IN')

interface Move {
  to: BookingStatus
  who: string
}

const stage = (name: string) => (name === 'other' ? 'Other stages' : statusWord(name))

export const board = {
  title: 'Board',
  intro: 'Every request by its stage. Choose the next one in the menu of a card.',
  columns: 'Stages',
  label: 'Requests by stage',
  lastDays: (days: number) => `last ${days} days`,
  cards: (cards: number) => (cards === 1 ? '1 request' : `${describeCount(cards)} requests`),
  none: 'Nothing here.',
  empty: 'No requests yet.',
  emptyHint: 'They appear here as soon as somebody writes.',
  all: 'Show all',
  stage,
  allOf: (name: string) => `Show all ${stage(name).toLowerCase()}`,
  guests: (guests: number) => (guests === 1 ? '1 guest' : `${count(guests)} guests`),
  noDate: 'No date yet',
  waits: (wait: string) => `Unanswered for ${wait}`,
  followUp: (day: string) => `Follow up ${day}`,
  followUpLate: (day: string) => `Follow-up was due ${day}`,
  paymentOverdue: (amount: string, day: string) => `${amount} overdue since ${day}`,
  handle: (who: string) => `Drag ${who}`,
  loadFailed: 'The board could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
  drag: {
    hint: 'Or drag the card to its next stage.',
    instructions:
      'Press Space or Enter to lift the request. Left and right arrows choose the stage, Space or Enter drops it there, Escape puts it back.',
    lifted: ({ who }: { who: string }) => `${who} lifted.`,
    over: ({ to, who }: Move) => `${who} is over ${statusWord(to)}.`,
    outside: (who: string) => `${who} is over no stage.`,
    refused: ({ to, who }: Move) => `${who} cannot go to ${statusWord(to)}.`,
    dropped: ({ to, who }: Move) => `${who} dropped in ${statusWord(to)}.`,
    cancelled: (who: string) => `${who} put back.`,
  },
}

export const calendar = {
  title: 'Calendar',
  intro: 'Which day is taken, and by whom: every request on the day of its event.',
  months: 'Months',
  previous: (month: string) => `Previous month, ${month}`,
  next: (month: string) => `Next month, ${month}`,
  today: 'Today',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: (month: string) => `Days of ${month}`,
  more: (more: number) => `+${count(more)} more`,
  moreOf: ({ day, more }: { day: string; more: number }) =>
    `${count(more)} more on ${day}: show the list`,
  guests: (guests: number) => (guests === 1 ? '1 guest' : `${count(guests)} guests`),
  kitchen: 'Kitchen sheet',
  kitchenOf: (day: string) => `Kitchen sheet, ${day}`,
  followUp: 'Follow up',
  followUpsMore: (more: number) =>
    more === 1 ? '1 more follow-up' : `${count(more)} more follow-ups`,
  over: ({ confirmed, limit }: { confirmed: number; limit: number }) =>
    `${count(confirmed)} confirmed, your limit is ${count(limit)}`,
  full: 'Full',
  free: 'Free',
  nothing: 'Nothing on the calendar this month.',
  nothingHint: 'Requests appear here on the day of their event.',
  summary: {
    confirmed: (events: number) => (events === 1 ? '1 confirmed' : `${count(events)} confirmed`),
    completed: (events: number) => `${count(events)} completed`,
    open: (requests: number) => `${count(requests)} still open`,
    over: (days: number) =>
      days === 1 ? '1 day over your limit' : `${count(days)} days over your limit`,
    full: (days: number) => (days === 1 ? '1 day full' : `${count(days)} days full`),
    limit: (limit: number) => `Limit: ${count(limit)} a day`,
    noLimit: 'Set a daily limit',
  },
  loadFailed: 'The calendar could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
}
