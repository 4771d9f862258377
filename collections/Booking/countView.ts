import type { Payload } from 'payload'
import { firstView, type BookingView } from '@/domain/bookingView/BookingView'
import { whereOf } from '@/domain/bookingView/whereOf'

interface Counted {
  now: Date
  view: Partial<BookingView>
}

/** How many requests a list of the desk shows. Whoever calls this has checked who asks. */
export async function countView(payload: Payload, { now, view }: Counted): Promise<number> {
  const where = whereOf({ now, userId: '', view: { ...firstView, ...view } })
  return (await payload.count({ collection: 'bookings', trash: true, where })).totalDocs
}
