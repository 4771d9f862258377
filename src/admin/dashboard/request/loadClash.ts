import type { Payload, TypedUser } from 'payload'
import { isClash } from '@/domain/dayClash'
import type { Booking } from '@/payload-types'

interface Query {
  booking: Booking
  limit?: number | null
  payload: Payload
  user: TypedUser
}

/** How many events are confirmed on the day of this request, when that is too many. */
export async function loadClash({ booking, limit, payload, user }: Query) {
  if (!booking.date || !limit || ['lost', 'spam'].includes(booking.status)) return null
  const { totalDocs: confirmed } = await payload.count({
    collection: 'bookings',
    overrideAccess: false,
    user,
    where: { date: { equals: booking.date }, status: { equals: 'confirmed' } },
  })
  const isConfirmed = booking.status === 'confirmed'
  return isClash({ confirmed, isConfirmed, limit }) ? { confirmed, limit } : null
}
