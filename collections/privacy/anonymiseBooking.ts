import type { Payload } from 'payload'
import { personalFields } from '@/domain/erasure'
import { rawBookings, type BookingFilter, type RawBooking } from './rawBookings'

interface Erasure {
  id: RawBooking['_id']
  now: Date
  payload: Payload
  /** Why it is this one's turn; checked once more as it is written. */
  where: BookingFilter
}

/**
 * Takes the person out of one booking, for good, in one write; the mails that were still to go are
 * gone with it. Answers how many those were, or nothing where there was nobody to take out.
 */
export async function anonymiseBooking({ id, now, payload, where }: Erasure) {
  const bookings = rawBookings(payload)
  const filter = { ...where, _id: id, anonymisedAt: null }
  const booking = await bookings.findOne(filter)
  if (!booking) return undefined
  const { flattenedFields } = payload.collections.bookings.config
  const names = [...Object.keys(booking), ...flattenedFields.map(({ name }) => name)]
  const { modifiedCount } = await bookings.updateOne(filter, {
    // Whoever is about to save what they read before sees that it is no longer that.
    $inc: { revision: 1 } as never,
    $set: { anonymisedAt: now, updatedAt: now },
    $unset: Object.fromEntries(personalFields(names).map((name) => [name, ''])),
  })
  if (modifiedCount === 0) return undefined
  const pending = booking.notices?.filter(({ state }) => state === 'queued' || state === 'sending')
  return { cancelled: pending?.length ?? 0 }
}
