import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { numberWindows } from '@/booking/rules/numbers'
import { withoutEvent } from '@/booking/rules/status'
import { storedBookings } from '@/booking/storedBookings'
import { readDues } from './payments/readDues'
import type { AcceptedQuote } from './payments/readStandings'
import { type FiguredQuote, quoteFigures, type QuoteFigures } from './rules/quoteFigures'
import { storedQuotes } from './storedQuotes'

interface StandingBooking {
  _id: mongo.ObjectId
  deletedAt?: Date | null
  status: string
  updatedAt?: Date
}

type Found = Omit<FiguredQuote, 'isLost'> & AcceptedQuote & { anonymisedAt?: Date | null }

/**
 * The figures of the last twelve months, without spam and trash, like the other numbers. The caller checks
 * access.
 */
export async function countQuotes(payload: Payload, now: Date): Promise<QuoteFigures> {
  const { months, monthsStart, today } = numberWindows(now)
  // Each step of a quote writes this day in the quote and in its booking, so no quote of these months is
  // missing.
  const lately = { updatedAt: { $gte: monthsStart } }
  const [found, left] = await Promise.all([
    storedQuotes(payload)
      .find({ 'number.number': { $gt: 0 }, ...lately })
      .project<Found>(figured)
      .toArray(),
    storedBookings<StandingBooking>(payload)
      .find({ ...lately, $or: [{ deletedAt: { $ne: null } }, { status: { $in: withoutEvent } }] })
      .project<StandingBooking>({ deletedAt: 1, status: 1 })
      .toArray(),
  ])
  const [dues, gone] = await Promise.all([
    readDues(payload, { quotes: found, today }),
    goneOf(payload, found),
  ])
  const isLost = new Map(
    left.map(({ _id, deletedAt, status }) => [String(_id), status === 'lost' && !deletedAt]),
  )
  const quotes = found
    .filter(({ booking }) => isLost.get(booking) !== false && !gone.has(booking))
    .map((quote) => ({ ...quote, isLost: isLost.has(quote.booking) }))
  return quoteFigures({ dues, months, quotes, today })
}

/** Deleted bookings. Their quotes are anonymised. */
async function goneOf(payload: Payload, quotes: readonly Found[]): Promise<Set<string>> {
  const { ObjectId } = payload.db.connection.base.Types
  const anonymised = quotes.flatMap(({ anonymisedAt, booking }) => (anonymisedAt ? [booking] : []))
  const kept = await storedBookings<StandingBooking>(payload)
    .find({ _id: { $in: anonymised.map((booking) => new ObjectId(booking)) } })
    .project<StandingBooking>({ _id: 1 })
    .toArray()
  const isKept = new Set(kept.map(({ _id }) => String(_id)))
  return new Set(anonymised.filter((booking) => !isKept.has(booking)))
}

const figured = {
  _id: 0,
  anonymisedAt: 1,
  booking: 1,
  'versions.acceptance.amounts.total': 1,
  'versions.acceptance.at': 1,
  'versions.acceptance.schedule': 1,
  'versions.changeRequests.at': 1,
  'versions.content.validUntil': 1,
  'versions.issued.amounts.total': 1,
  'versions.issued.at': 1,
  'versions.supersededAt': 1,
}
