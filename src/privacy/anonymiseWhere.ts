import type { Payload } from 'payload'
import { noteChange } from '@/booking/noteChange'
import { withoutPersons } from '@/booking/rules/functions'
import { personalFields } from '@/booking/rules/personalFields'
import { storedBookings } from '@/booking/storedBookings'
import { type Person } from '@/privacy/rules/person'
import { eraseQuoteOf } from '@/quote/eraseQuotes'

interface Erasure {
  id: RawBooking['_id']
  now: Date
  payload: Payload
  where: BookingFilter
}

/**
 * Erases the personal data and the queued emails of one booking in one write. Returns the number of emails,
 * or undefined when the booking does not exist.
 */
async function anonymiseBooking(erasure: Erasure): Promise<{ cancelled: number } | undefined> {
  const { id, now, payload, where } = erasure
  const bookings = storedBookings<RawBooking>(payload)
  const filter = { ...where, _id: id, anonymisedAt: null }
  const booking = await bookings.findOne(filter)
  if (!booking) return undefined
  // Before the booking, so that it is found again after an interruption.
  await eraseQuoteOf(String(id), { now, payload })
  const { flattenedFields } = payload.collections.bookings.config
  const names = [...Object.keys(booking), ...flattenedFields.map(({ name }) => name)]
  const functions = Array.isArray(booking.functions) && withoutPersons(booking.functions)
  const personal = personalFields(names).filter((name) => name !== 'functions' || !functions)
  // Compares the revision, because the remaining values of functions were computed from what was read.
  const read: BookingFilter = { ...filter, revision: booking.revision ?? null }
  const { matchedCount } = await bookings.updateOne(read, {
    // Makes a save of earlier data conflict.
    $inc: { revision: 1 } as never,
    // updatedAt stays: the board shows it as a change by a user.
    $set: { anonymisedAt: now, ...(functions && { functions }) },
    $unset: Object.fromEntries(personal.map((name) => [name, ''])),
  })
  if (matchedCount === 0) return anonymiseBooking(erasure)
  const pending = booking.emails?.filter(({ state }) => state === 'queued' || state === 'sending')
  return { cancelled: pending?.length ?? 0 }
}

const BATCH = 100

interface Run {
  now: Date
  payload: Payload
  where: BookingFilter
}

export async function anonymiseWhere({ now, payload, where }: Run) {
  const done = { anonymised: 0, cancelled: 0 }
  for (;;) {
    const ids = await storedBookings<RawBooking>(payload)
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
    if (done.anonymised === before) return done
    await noteChange(payload)
  }
}

/** Phone numbers are stored normalised, emails as typed. */
export function whereIs({ by, value }: Person): BookingFilter {
  if (by === 'contactNumber') return { contactNumber: value }
  const literal = value.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return { email: { $regex: `^\\s*${literal}\\s*$`, $options: 'i' } }
}

export interface RawBooking {
  _id: object
  emails?: { state?: string }[]
  revision?: number
  [field: string]: unknown
}

type BookingFilter = Record<string, unknown>
