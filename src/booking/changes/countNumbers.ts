import type { Payload } from 'payload'
import { daysOfBooking } from '@/booking/rules/functions'
import { type NumberName, numberViews, numberWindows } from '@/booking/rules/numbers'
import { type BookingStatus, wonStatuses } from '@/booking/rules/status'
import { storedBookings } from '@/booking/storedBookings'
import { type Day, startInIndia } from '@/time/days'
import { countView } from './countView'

export const counted = { deletedAt: null, status: { $ne: 'spam' } }

/** Separate queries, each on an index. The caller checks access. */
export async function countNumbers(payload: Payload, now: Date) {
  const { sinceStart, today, weekFrom, weekTo } = numberWindows(now)
  const todayStart = startInIndia(today)
  const views = numberViews(now)
  const inWeek = (day: Day) => day >= weekFrom && day <= weekTo
  const isOf = (name: NumberName, status: BookingStatus) => views[name].status?.includes(status)
  const [unanswered, recent, booked] = await Promise.all([
    countView(payload, { now, view: views.unanswered }),
    countByStatus(payload, { sinceStart, todayStart }),
    countByDay(payload, weekFrom),
  ])
  return {
    newToday: sum(recent.map(({ ofToday }) => ofToday)),
    unanswered,
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

export type BookingNumbers = Awaited<ReturnType<typeof countNumbers>>

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

interface Since {
  sinceStart: Date
  todayStart: Date
}

const countByStatus = (payload: Payload, { sinceStart, todayStart }: Since) =>
  storedBookings(payload)
    .aggregate<{ _id: BookingStatus; ofToday: number; requests: number }>([
      { $match: { ...counted, createdAt: { $gte: sinceStart } } },
      {
        $group: {
          _id: '$status',
          ofToday: { $sum: { $cond: [{ $gte: ['$createdAt', todayStart] }, 1, 0] } },
          requests: { $sum: 1 },
        },
      },
    ])
    .toArray()

/** A booking of several functions counts once, with the guests of the largest, as in the list. */
const countByDay = (payload: Payload, from: Day) =>
  storedBookings(payload)
    .aggregate<{
      _id: { date?: Day; days?: Day[]; status: BookingStatus }
      events: number
      guests: number
    }>([
      {
        $match: {
          $or: [{ date: { $gte: from } }, { days: { $gte: from } }],
          deletedAt: null,
          status: { $in: wonStatuses },
        },
      },
      {
        $group: {
          _id: { date: '$date', days: '$days', status: '$status' },
          events: { $sum: 1 },
          guests: { $sum: '$numberOfGuests' },
        },
      },
    ])
    .toArray()
