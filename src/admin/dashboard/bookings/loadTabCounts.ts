import type { Payload } from 'payload'
import { openStatuses } from '@/domain/bookingStatus'
import type { BookingTab } from '@/domain/bookingView/BookingView'
import { UNANSWERED_HOURS } from '@/domain/constants'
import { dayInIndia } from '@/domain/days'

export const countedTabs = [
  'new',
  'unanswered',
  'today',
  'overdue',
  'all',
] as const satisfies readonly BookingTab[]

export type TabCounts = Partial<Record<(typeof countedTabs)[number], number>>

/** How much waits behind the tabs, in one query; nothing when it could not be counted. */
export async function loadTabCounts(payload: Payload, now = new Date()): Promise<TabCounts> {
  try {
    const facets = Object.fromEntries(
      Object.entries(matches(now)).map(([tab, $match]) => [tab, [{ $match }, { $count: 'count' }]]),
    )
    const found = await payload.db.collections.bookings?.collection
      .aggregate<Record<string, { count: number }[]>>([
        { $match: { deletedAt: null } },
        { $facet: facets },
      ])
      .next()
    return Object.fromEntries(countedTabs.map((tab) => [tab, found?.[tab]?.[0]?.count ?? 0]))
  } catch (err) {
    payload.logger.error({ msg: 'The bookings behind the tabs could not be counted', err })
    return {}
  }
}

const HOUR_MS = 3_600_000

/** The same as whereOf asks for, in the database's own words. */
function matches(now: Date) {
  const today = dayInIndia(now)
  const before = new Date(now.getTime() - UNANSWERED_HOURS * HOUR_MS)
  return {
    new: { status: 'new' },
    unanswered: { answeredAt: null, createdAt: { $lt: before }, status: 'new' },
    today: {
      $or: [{ followUpOn: today }, { date: today }],
      status: { $nin: ['lost', 'spam'] },
    },
    overdue: { followUpOn: { $lt: today, $ne: null }, status: { $in: [...openStatuses] } },
    all: { status: { $ne: 'spam' } },
  }
}
