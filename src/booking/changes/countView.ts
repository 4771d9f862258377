import type { Payload, Where } from 'payload'
import { COUNT_MAX } from '@/booking/rules/countMax'
import { whereOf } from '@/booking/rules/filters'
import { type BookingView, firstView } from '@/booking/rules/view'
import { countAtMost } from '@/platform/boundedQueries'

interface Counted {
  now: Date
  view: Partial<BookingView>
}

export function countView(payload: Payload, { now, view }: Counted): Promise<number> {
  return countBookings(payload, whereOf({ now, userId: '', view: { ...firstView, ...view } }))
}

/** `COUNT_MAX` plus one means any larger number. The caller checks access. */
export function countBookings(payload: Payload, where: Where): Promise<number> {
  return countAtMost({ collection: 'bookings', most: COUNT_MAX + 1, payload, where })
}
