import type { Payload, TypedUser, Where } from 'payload'
import { openStatuses } from '@/booking/rules/status'
import { daysOf, type Month } from '@/time/days'
import type { Booking } from '@/payload-types'

const select = {
  anonymisedAt: true,
  contactNumber: true,
  date: true,
  followUpOn: true,
  name: true,
  numberOfGuests: true,
  status: true,
} as const

export type MonthBooking = Pick<Booking, keyof typeof select | 'id'>

interface Query {
  month: Month
  payload: Payload
  user: TypedUser
}

export async function loadMonth({ month, payload, user }: Query) {
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
  try {
    const [events, followUps, settings] = await Promise.all([
      find({ date: within, status: { not_in: ['lost', 'spam'] } }),
      find({ followUpOn: within, status: { in: openStatuses } }),
      payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, user }),
    ])
    return { events, followUps, limit: settings.eventsPerDay }
  } catch (err) {
    payload.logger.error({ msg: 'The calendar could not be read', err })
    return null
  }
}
