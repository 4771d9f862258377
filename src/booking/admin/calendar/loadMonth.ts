import type { Where } from 'payload'
import type { Caller } from '@/account/access'
import { listedFunctionFields } from '@/booking/rules/functions'
import { onDays } from '@/booking/rules/onDays'
import { openStatuses, withoutEvent } from '@/booking/rules/status'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { daysOf, type Month } from '@/time/days'

const select = {
  anonymisedAt: true,
  contactNumber: true,
  date: true,
  days: true,
  functions: listedFunctionFields,
  followUpOn: true,
  name: true,
  numberOfGuests: true,
  status: true,
} as const

export type MonthBooking = Pick<Booking, keyof typeof select | 'id'>

export async function loadMonth({ month, payload, user }: Caller & { month: Month }) {
  const days = daysOf(month)
  const within = { greater_than_equal: days[0], less_than_equal: days.at(-1) }
  const find = async (where: Where): Promise<MonthBooking[]> => {
    const { docs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      select,
      sort: 'createdAt',
      user,
      where,
    })
    return docs
  }
  return readOr(payload, { msg: 'The calendar could not be read', otherwise: null }, async () => {
    const [events, followUps, settings] = await Promise.all([
      find({
        and: [onDays({ from: days[0], to: days.at(-1) }), { status: { not_in: withoutEvent } }],
      }),
      find({ followUpOn: within, status: { in: openStatuses } }),
      payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, user }),
    ])
    return { events, followUps, limit: settings.eventsPerDay }
  })
}
