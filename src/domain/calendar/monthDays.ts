import type { BookingStatus } from '../bookingStatus'
import type { Day } from '../days'
import { daysOf, type Month } from '../months'
import { clashOf, type Clash } from './clashOf'

/** What the calendar shows, those that count most first. */
export const calendarStatuses: readonly BookingStatus[] = [
  'confirmed',
  'completed',
  'quoted',
  'contacted',
  'new',
]

export interface CalendarBooking {
  date?: string | null
  followUpOn?: string | null
  status: BookingStatus
}

export interface CalendarDay<Booking> {
  day: Day
  clash: Clash | null
  confirmed: number
  events: Booking[]
  followUps: Booking[]
  isToday: boolean
}

interface Asked<Booking> {
  events: Booking[]
  /** Open requests with a day to come back to. */
  followUps: Booking[]
  limit?: number | null
  month: Month
  today: Day
}

/** Every day of the month with what is on it. */
export function monthDays<Booking extends CalendarBooking>(
  asked: Asked<Booking>,
): CalendarDay<Booking>[] {
  const { events, followUps, limit, month, today } = asked
  const rank = ({ status }: Booking) =>
    calendarStatuses.includes(status) ? calendarStatuses.indexOf(status) : calendarStatuses.length
  return daysOf(month).map((day) => {
    const ofDay = events.filter(({ date }) => date === day)
    const confirmed = ofDay.filter(({ status }) => status === 'confirmed').length
    return {
      day,
      clash: clashOf({ confirmed, limit }),
      confirmed,
      events: ofDay.toSorted((a, b) => rank(a) - rank(b)),
      followUps: followUps.filter(({ followUpOn }) => followUpOn === day),
      isToday: day === today,
    }
  })
}
