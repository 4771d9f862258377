import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { withoutEvent } from '@/booking/rules/status'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { type Overdue, overdueOf } from '@/quote/rules/paymentStanding'
import { dayInIndia } from '@/time/days'
import { readStandings } from './readStandings'

type Listed = Pick<Booking, 'anonymisedAt' | 'deletedAt' | 'id' | 'paymentDueOn' | 'status'>

interface OverdueQuery extends Caller {
  bookings: readonly Listed[]
  now: Date
}

/** For the bookings in the tab of overdue payments. Empty for an account without the right to quotes. */
export async function readOverdue({
  bookings,
  now,
  payload,
  user,
}: OverdueQuery): Promise<Map<string, Overdue>> {
  const today = dayInIndia(now)
  const late = bookings.filter(
    ({ anonymisedAt, deletedAt, paymentDueOn, status }) =>
      paymentDueOn &&
      paymentDueOn < today &&
      !anonymisedAt &&
      !deletedAt &&
      !withoutEvent.includes(status),
  )
  if (late.length === 0 || !may(user, 'manageQuotes')) return new Map()
  const ids = late.map(({ id }) => id)
  const failed = { msg: 'Overdue payments could not be read', otherwise: new Map<string, never>() }
  const standings = await readOr(payload, failed, () =>
    readStandings(payload, { bookings: ids, today }),
  )
  return new Map(
    [...standings].flatMap(([booking, standing]) => {
      const overdue = overdueOf(standing)
      return overdue ? [[booking, overdue]] : []
    }),
  )
}
