import type { Payload } from 'payload'
import { numberWindows } from '@/domain/numbers/numberWindows'
import { storedBookings } from '@/notices/StoredNotice'
import { counted } from './counted'

export interface DeskNumbers {
  newToday: number
  unanswered: number
  eventsThisWeek: number
  /** Received in 90 days, and how many of them were won. */
  received: number
  won: number
  guestsBooked: number
}

/**
 * The numbers of the desk, in one query of plain matches: indexes and the stand-in database are
 * quick with those, and slow with expressions. Whoever calls this has checked who asks.
 */
export async function countNumbers(payload: Payload, now: Date): Promise<DeskNumbers> {
  const { sinceStart, today, todayStart, waitingSince, weekFrom, weekTo } = numberWindows(now)
  const recent = { createdAt: { $gte: sinceStart } }
  const confirmed = { status: 'confirmed' }
  const [found] = await storedBookings(payload)
    .aggregate<Record<keyof DeskNumbers, { count: number }[]>>([
      { $match: { ...counted, $or: [recent, { status: { $in: ['new', 'confirmed'] } }] } },
      {
        $facet: {
          newToday: [{ $match: { createdAt: { $gte: todayStart } } }, count],
          unanswered: [
            { $match: { answeredAt: null, createdAt: { $lt: waitingSince }, status: 'new' } },
            count,
          ],
          eventsThisWeek: [
            { $match: { ...confirmed, date: { $gte: weekFrom, $lte: weekTo } } },
            count,
          ],
          received: [{ $match: recent }, count],
          won: [{ $match: { ...recent, status: { $in: ['confirmed', 'completed'] } } }, count],
          guestsBooked: [{ $match: { ...confirmed, date: { $gte: today } } }, guests],
        },
      },
    ])
    .toArray()
  const of = (name: keyof DeskNumbers) => found?.[name][0]?.count ?? 0
  return {
    newToday: of('newToday'),
    unanswered: of('unanswered'),
    eventsThisWeek: of('eventsThisWeek'),
    received: of('received'),
    won: of('won'),
    guestsBooked: of('guestsBooked'),
  }
}

const count = { $count: 'count' }

const guests = { $group: { _id: null, count: { $sum: '$numberOfGuests' } } }
