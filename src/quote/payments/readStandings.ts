import type { Payload } from 'payload'
import { type PaymentStanding, standingOf } from '@/quote/rules/paymentStanding'
import type { Acceptance, QuoteVersion } from '@/quote/rules/quote'
import { acceptedOf } from '@/quote/rules/quoteState'
import { receivedBy } from '@/quote/rules/voucher'
import { storedQuotes } from '@/quote/storedQuotes'
import { type Day, dayInIndia } from '@/time/days'
import { storedVouchers } from './storedVouchers'

/** The fields of a quote that are needed here. */
export interface AcceptedQuote {
  booking: string
  versions: (Pick<QuoteVersion, 'supersededAt'> & {
    acceptance?: Pick<Acceptance, 'at' | 'schedule'> & {
      amounts: Pick<Acceptance['amounts'], 'total'>
    }
  })[]
}

interface StandingsQuery {
  /** Ids of bookings. */
  bookings: readonly string[]
  /** Quotes that have already been read, which are not read again. */
  quotes?: readonly AcceptedQuote[]
  today: Day
}

/**
 * The state of payments of these bookings' accepted quotes, by the id of the booking: two queries for a list.
 * The caller checks access.
 */
export async function readStandings(
  payload: Payload,
  { bookings, quotes = [], today }: StandingsQuery,
): Promise<Map<string, PaymentStanding>> {
  const isAsked = new Set(bookings)
  const isRead = new Set(quotes.map(({ booking }) => booking))
  const others = bookings.filter((booking) => !isRead.has(booking))
  const [found, vouchers] = await Promise.all([
    storedQuotes(payload)
      .find({ booking: rangeOf(others) })
      .project<AcceptedQuote>(ofQuote)
      .toArray(),
    storedVouchers(payload)
      .find({ booking: rangeOf(bookings) }, { projection: ofVoucher })
      .toArray(),
  ])
  const own = new Map<string, typeof vouchers>()
  for (const voucher of vouchers) {
    const before = own.get(voucher.booking)
    if (before) before.push(voucher)
    else own.set(voucher.booking, [voucher])
  }
  const standings = new Map<string, PaymentStanding>()
  for (const quote of [...quotes, ...found]) {
    const acceptance = acceptedOf(quote.versions)?.acceptance
    if (!acceptance || !isAsked.has(quote.booking)) continue
    const acceptedOn = dayInIndia(new Date(acceptance.at))
    const received = receivedBy(own.get(quote.booking) ?? [])
    standings.set(quote.booking, standingOf({ acceptance, acceptedOn, received, today }))
  }
  return standings
}

const LISTED_MAX = 500

/**
 * For too many ids for a list: the range from the first to the last in the index, including others in
 * between.
 */
function rangeOf(bookings: readonly string[]) {
  if (bookings.length <= LISTED_MAX) return { $in: [...bookings] }
  const sorted = bookings.toSorted()
  return { $gte: sorted[0], $lte: sorted.at(-1) }
}

const ofQuote = {
  _id: 0,
  booking: 1,
  'versions.acceptance.amounts.total': 1,
  'versions.acceptance.at': 1,
  'versions.acceptance.schedule': 1,
  'versions.supersededAt': 1,
}

const ofVoucher = { amount: 1, booking: 1, kind: 1, voided: 1 }
