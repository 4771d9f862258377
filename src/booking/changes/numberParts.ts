import { daysOfBooking } from '@/booking/rules/functions'
import { type NumberName, numberViews, numberWindows } from '@/booking/rules/numbers'
import { type BookingStatus, wonStatuses } from '@/booking/rules/status'
import { type Day, startInIndia } from '@/time/days'

export const counted = { deletedAt: null, status: { $ne: 'spam' } }

export const numberParts = (now: Date) => {
  const { sinceStart, today, weekFrom } = numberWindows(now)
  return { booked: bookedPart(weekFrom), recent: recentPart(sinceStart, startInIndia(today)) }
}

interface RecentRow {
  _id: BookingStatus
  ofToday: number
  requests: number
}

interface BookedRow {
  _id: { date?: Day; days?: Day[]; status: BookingStatus }
  events: number
  guests: number
}

interface Counted {
  now: Date
  rowsOf: <Row>(name: keyof ReturnType<typeof numberParts>) => Row[]
}

export function toNumbers({ now, rowsOf }: Counted) {
  const { today, weekFrom, weekTo } = numberWindows(now)
  const views = numberViews(now)
  const inWeek = (day: Day) => day >= weekFrom && day <= weekTo
  const isOf = (name: NumberName, status: BookingStatus) => views[name].status?.includes(status)
  const recent = rowsOf<RecentRow>('recent')
  const booked = rowsOf<BookedRow>('booked')
  return {
    newToday: sum(recent.map(({ ofToday }) => ofToday)),
    eventsThisWeek: sum(
      booked
        .filter(({ _id }) => isOf('eventsThisWeek', _id.status) && daysOfBooking(_id).some(inWeek))
        .map(({ events }) => events),
    ),
    received: sum(recent.map(({ requests }) => requests)),
    won: sum(recent.filter(({ _id }) => isOf('conversion', _id)).map(({ requests }) => requests)),
    guestsBooked: sum(
      booked
        .filter(
          ({ _id }) =>
            isOf('guestsBooked', _id.status) && daysOfBooking(_id).some((day) => day >= today),
        )
        .map(({ guests }) => guests),
    ),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

const recentPart = (sinceStart: Date, todayStart: Date) => ({
  filter: { createdAt: { $gte: sinceStart }, ...counted },
  stages: [
    {
      $group: {
        _id: '$status',
        ofToday: { $sum: { $cond: [{ $gte: ['$createdAt', todayStart] }, 1, 0] } },
        requests: { $sum: 1 },
      },
    },
  ],
})

/** A booking with several functions counts once, with the guests of the largest, as in the list. */
const bookedPart = (from: Day) => ({
  filter: {
    status: { $in: wonStatuses },
    $or: [{ date: { $gte: from } }, { days: { $gte: from } }],
    deletedAt: null,
  },
  stages: [
    {
      $group: {
        _id: { date: '$date', days: '$days', status: '$status' },
        events: { $sum: 1 },
        guests: { $sum: '$numberOfGuests' },
      },
    },
  ],
})
