import { type Day, daysOf, type Month } from '@/time/days'
import { daysOfBooking } from './functions'
import { type BookingStatus, calendarRank, takingDay } from './status'

export interface CalendarBooking {
  date?: string | null
  /** The number of its functions. */
  days?: string[] | null
  followUpOn?: string | null
  status: BookingStatus
}

export interface CalendarDay<Booking> {
  day: Day
  clash: Clash | null
  confirmed: number
  events: Booking[]
  followUps: Booking[]
  isPast: boolean
  isToday: boolean
}

interface MonthBookings<Booking> {
  events: Booking[]
  followUps: Booking[]
  limit?: number | null
  month: Month
  today: Day
}

export function monthDays<Booking extends CalendarBooking>(
  bookings: MonthBookings<Booking>,
): CalendarDay<Booking>[] {
  const { events, followUps, limit, month, today } = bookings
  return daysOf(month).map((day) => {
    const ofDay = events.filter((booking) => daysOfBooking(booking).includes(day))
    const confirmed = ofDay.filter(({ status }) => takingDay.includes(status)).length
    return {
      day,
      clash: clashOf({ confirmed, limit }),
      confirmed,
      events: ofDay.toSorted((a, b) => calendarRank(a.status) - calendarRank(b.status)),
      followUps: followUps.filter(({ followUpOn }) => followUpOn === day),
      isPast: day < today,
      isToday: day === today,
    }
  })
}

/** `full`: the limit of events per day is reached. `over`: it is exceeded. */
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
  confirmed: number
  isConfirmed: boolean
  limit?: number | null
}

export function isClash({ confirmed, isConfirmed, limit }: BookedDay): boolean {
  if (!limit) return false
  return isConfirmed ? confirmed > limit : confirmed >= limit
}

export const dayLoads = ['free', 'filling', 'full'] as const
type DayLoad = (typeof dayLoads)[number]

interface BusyDay {
  confirmed: number
  day: Day
  limit?: number | null
  today: Day
}

/** Only a hint: a full day can still be requested. From half of the limit on, a day is filling up. */
export function dayLoad({ confirmed, day, limit, today }: BusyDay): DayLoad {
  if (!limit || day < today) return 'free'
  if (confirmed >= limit) return 'full'
  return confirmed >= Math.ceil(limit / 2) ? 'filling' : 'free'
}
