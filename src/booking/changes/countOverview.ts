import type { Payload } from 'payload'
import type { ChoiceCode } from '@/booking/rules/fields'
import { numberWindows } from '@/booking/rules/numbers'
import { firstSource } from '@/booking/rules/status'
import type { BookingStatus, LostReason, BookingSource } from '@/booking/rules/status'
import { storedBookings } from '@/booking/storedBookings'
import type { ServiceKind } from '@/rules/serviceKinds'
import { addMonths, firstDayOf, type Month, startInIndia } from '@/time/days'
import { counted } from './numberParts'

export interface Overview {
  months: { groups: { count: number; service: ServiceKind | null }[]; month: Month }[]
  recent: RecentGroup[]
  /** In milliseconds, for bookings from the website. */
  waits: number[]
}

export interface RecentGroup {
  count: number
  heardFrom?: ChoiceCode<'heardFrom'> | null
  lostReason?: LostReason | null
  source?: BookingSource | null
  status: BookingStatus
}

/** One query for all charts. The caller checks access. */
export async function countOverview(payload: Payload, now: Date): Promise<Overview> {
  const { months, monthsStart, sinceStart } = numberWindows(now)
  const recent = { createdAt: { $gte: sinceStart } }
  const [found] = await storedBookings(payload)
    .aggregate<Record<string, unknown[]>>([
      { $match: { ...counted, createdAt: { $gte: monthsStart } } },
      {
        $facet: {
          ...Object.fromEntries(months.map((month) => [month, ofMonth(month)])),
          recent: [{ $match: recent }, { $group: { _id: recentKey, count: { $sum: 1 } } }],
          waits: [
            { $match: { ...recent, answeredAt: { $ne: null }, source: { $in: website } } },
            { $group: { _id: null, all: { $push: wait } } },
          ],
        },
      },
    ])
    .toArray()
  const of = <Row>(name: string) => (found?.[name] ?? []) as Row[]
  return {
    months: months.map((month) => ({
      groups: of<MonthRow>(month).map(({ _id, count }) => ({ count, service: _id ?? null })),
      month,
    })),
    recent: of<RecentRow>('recent').map(({ _id, count }) => ({ ..._id, count })),
    waits: of<{ all: number[] }>('waits').flatMap(({ all }) => all),
  }
}

interface MonthRow {
  _id?: ServiceKind | null
  count: number
}

interface RecentRow {
  _id: Omit<RecentGroup, 'count'>
  count: number
}

const recentKey = {
  heardFrom: '$heardFrom',
  lostReason: '$lostReason',
  source: '$source',
  status: '$status',
}

/** Bookings without a source came through the website. */
const website = [firstSource, null]

const wait = { $subtract: ['$answeredAt', '$createdAt'] }

function ofMonth(month: Month) {
  const from = startInIndia(firstDayOf(month))
  const to = startInIndia(firstDayOf(addMonths(month, 1)))
  return [
    { $match: { createdAt: { $gte: from, $lt: to } } },
    { $group: { _id: '$selectedService', count: { $sum: 1 } } },
  ]
}
