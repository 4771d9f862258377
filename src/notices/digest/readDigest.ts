import type { Payload } from 'payload'
import { COMING_DAYS, UNANSWERED_HOURS } from '@/domain/constants'
import { openStatuses } from '@/domain/bookingStatus'
import { addDays, dayInIndia } from '@/domain/days'

const MOST = 50

/** What the owner should see in the morning: who still waits, whom to follow up, and which events come. */
export async function readDigest({ now, payload }: { now: Date; payload: Payload }) {
  const today = dayInIndia(now)
  const since = new Date(now.getTime() - UNANSWERED_HOURS * 3_600_000).toISOString()
  const list = { collection: 'bookings', depth: 0, limit: MOST } as const
  const waiting = await payload.find({
    ...list,
    sort: 'createdAt',
    where: {
      and: [
        { status: { equals: 'new' } },
        { answeredAt: { equals: null } },
        { anonymisedAt: { equals: null } },
        { createdAt: { less_than: since } },
      ],
    },
  })
  const followUps = await payload.find({
    ...list,
    sort: 'followUpOn',
    where: {
      and: [
        { followUpOn: { greater_than: '', less_than_equal: today } },
        { status: { in: [...openStatuses] } },
      ],
    },
  })
  const coming = await payload.find({
    ...list,
    sort: 'date',
    where: {
      and: [
        { date: { greater_than_equal: today } },
        { date: { less_than_equal: addDays(today, COMING_DAYS) } },
        { status: { not_in: ['lost', 'spam'] } },
      ],
    },
  })
  return { coming: coming.docs, followUps: followUps.docs, today, waiting: waiting.docs }
}
