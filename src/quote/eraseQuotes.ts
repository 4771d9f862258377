import type { mongo } from 'mongoose'
import type { CollectionBeforeDeleteHook, Payload } from 'payload'
import { storedBookings } from '@/booking/storedBookings'
import { eraseVouchersOf } from './payments/eraseVouchers'
import { storedVouchers } from './payments/storedVouchers'
import { anonymiseVersion } from './rules/anonymiseVersion'
import { plain, storedQuotes } from './storedQuotes'

interface Erasure {
  now: Date
  payload: Payload
}

/**
 * Takes the person out of the quote of a booking, and its draft and links with it. A quote that was sent stays,
 * so that its number is not given again; one that never was is deleted. Its vouchers stay too.
 */
export async function eraseQuoteOf(booking: string, { now, payload }: Erasure): Promise<void> {
  await eraseVouchersOf(booking, { now, payload })
  for (;;) {
    const quote = await storedQuotes(payload).findOne({ anonymisedAt: null, booking })
    if (!quote) return
    const { _id, number, revision, versions } = quote
    const asRead = { _id, revision }
    if (!number) {
      const { deletedCount } = await storedQuotes(payload).deleteOne(asRead)
      if (deletedCount > 0) return
      continue
    }
    const sent = versions.filter(({ issued }) => issued).map(anonymiseVersion)
    const { matchedCount } = await storedQuotes(payload).updateOne(asRead, {
      $set: { anonymisedAt: now, links: [], revision: revision + 1, versions: plain(sent) },
      $unset: { pendingActivities: '', pendingAt: '' },
    })
    if (matchedCount > 0) return
  }
}

const BATCH = 200

/** Of bookings that were erased or deleted while somebody saved their quote or a payment. Resolves to their number. */
export async function eraseLeftQuotes({ now, payload }: Erasure): Promise<number> {
  const { ObjectId } = payload.db.connection.base.Types
  const all = await bookingsWithPersons(payload)
  let erased = 0
  for (let from = 0; from < all.length; from += BATCH) {
    const ids = all.slice(from, from + BATCH)
    const kept = await storedBookings<{ _id: mongo.ObjectId; anonymisedAt?: Date | null }>(payload)
      .find({ _id: { $in: ids.map((id) => new ObjectId(id)) }, anonymisedAt: null })
      .project<{ _id: object }>({ _id: 1 })
      .toArray()
    const isKept = new Set(kept.map(({ _id }) => String(_id)))
    for (const id of ids.filter((one) => !isKept.has(one))) {
      await eraseQuoteOf(id, { now, payload })
      erased += 1
    }
  }
  return erased
}

/** Of the quotes and vouchers that still have a person in them. */
async function bookingsWithPersons(payload: Payload): Promise<string[]> {
  const withPerson = { anonymisedAt: null }
  const [quotes, vouchers] = await Promise.all([
    storedQuotes(payload).find(withPerson).project<{ booking: string }>({ booking: 1 }).toArray(),
    storedVouchers(payload).find(withPerson).project<{ booking: string }>({ booking: 1 }).toArray(),
  ])
  return [...new Set([...quotes, ...vouchers].map(({ booking }) => booking))]
}

/** Before a booking is deleted for good, so that no quote is left with a person in it. */
export const eraseQuoteFirst: CollectionBeforeDeleteHook = ({ id, req: { payload } }) =>
  eraseQuoteOf(String(id), { now: new Date(), payload })
