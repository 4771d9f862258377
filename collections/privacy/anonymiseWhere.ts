import type { Payload } from 'payload'
import { anonymiseBooking } from './anonymiseBooking'
import { rawBookings, type BookingFilter } from './rawBookings'

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
