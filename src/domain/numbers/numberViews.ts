import type { BookingView } from '../bookingView/BookingView'
import { numberWindows } from './numberWindows'

export const numberNames = [
  'newToday',
  'unanswered',
  'eventsThisWeek',
  'conversion',
  'guestsBooked',
] as const
export type NumberName = (typeof numberNames)[number]

/** For each number the list of exactly the requests that it counts. */
export function numberViews(now: Date): Record<NumberName, Partial<BookingView>> {
  const { since, today, weekFrom, weekTo } = numberWindows(now)
  return {
    newToday: { since: today },
    unanswered: { tab: 'unanswered' },
    eventsThisWeek: { from: weekFrom, sort: 'date', status: ['confirmed'], to: weekTo },
    conversion: { since, status: ['confirmed', 'completed'] },
    guestsBooked: { from: today, sort: 'date', status: ['confirmed'] },
  }
}
