import type { Payload } from 'payload'
import { type Person, personalFields } from './rules'

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
async function anonymiseBooking({ id, now, payload, where }: Erasure) {
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

const BATCH = 100

interface Run {
  now: Date
  payload: Payload
  where: BookingFilter
}

/** Takes the person out of every booking that fits, a batch at a time; doing it again does nothing. */
export async function anonymiseWhere({ now, payload, where }: Run) {
  const done = { anonymised: 0, cancelled: 0 }
  for (;;) {
    const ids = await rawBookings(payload)
      .find({ ...where, anonymisedAt: null })
      .project<{ _id: object }>({ _id: 1 })
      .limit(BATCH)
      .toArray()
    const before = done.anonymised
    for (const { _id } of ids) {
      const erased = await anonymiseBooking({ id: _id, now, payload, where })
      if (!erased) continue
      done.anonymised += 1
      done.cancelled += erased.cancelled
    }
    // Nothing left, or nothing that can be done now.
    if (done.anonymised === before) return done
  }
}

/** The bookings of somebody. Phones are stored in their normal form, e-mails as they were typed. */
export function whereIs({ by, value }: Person): BookingFilter {
  if (by === 'contactNumber') return { contactNumber: value }
  const literal = value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return { email: { $regex: `^\\s*${literal}\\s*$`, $options: 'i' } }
}

export interface RawBooking {
  _id: object
  notices?: { state?: string }[]
  [field: string]: unknown
}

type BookingFilter = Record<string, unknown>

/** The collection under Payload: only there one write takes out what no field describes. */
export function rawBookings({ db }: Payload) {
  return db.connection.collection<RawBooking>('Booking')
}
