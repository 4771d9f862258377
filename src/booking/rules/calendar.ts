import { type Day, daysOf, type Month } from '../../time/days'
import { type BookingStatus, calendarRank, takingDay } from './status'

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
  return daysOf(month).map((day) => {
    const ofDay = events.filter(({ date }) => date === day)
    const confirmed = ofDay.filter(({ status }) => takingDay.includes(status)).length
    return {
      day,
      clash: clashOf({ confirmed, limit }),
      confirmed,
      events: ofDay.toSorted((a, b) => calendarRank(a.status) - calendarRank(b.status)),
      followUps: followUps.filter(({ followUpOn }) => followUpOn === day),
      isToday: day === today,
    }
  })
}

/** `full`: as many as the business can serve. `over`: more than that. */
type Clash = 'full' | 'over'

interface DayCount {
  confirmed: number
  limit?: number | null
}

export function clashOf({ confirmed, limit }: DayCount): Clash | null {
  if (!limit || confirmed < limit) return null
  return confirmed > limit ? 'over' : 'full'
}

interface BookedDay {
  /** Confirmed events of that day, this one included if it is confirmed. */
  confirmed: number
  isConfirmed: boolean
  /** How many events one day can hold; nothing clashes without it. */
  limit?: number | null
}

/** True when the day has no room: for one more, or already for those that are confirmed. */
export function isClash({ confirmed, isConfirmed, limit }: BookedDay): boolean {
  if (!limit) return false
  return isConfirmed ? confirmed > limit : confirmed >= limit
}

/** How busy a day is, as far as visitors are told. */
export const dayLoads = ['free', 'filling', 'full'] as const
type DayLoad = (typeof dayLoads)[number]

interface BusyDay {
  /** Confirmed events of that day. */
  confirmed: number
  day: Day
  /** How many events one day can hold; nothing is said without it. */
  limit?: number | null
  today: Day
}

/** A hint and no rule: a full day can be asked for all the same. Half of the limit is filling up. */
export function dayLoad({ confirmed, day, limit, today }: BusyDay): DayLoad {
  if (!limit || day < today) return 'free'
  if (confirmed >= limit) return 'full'
  return confirmed >= Math.ceil(limit / 2) ? 'filling' : 'free'
}
