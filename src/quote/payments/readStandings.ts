import type { Payload } from 'payload'
import { type PaymentStanding, standingOf } from '@/quote/rules/paymentStanding'
import { acceptedOf } from '@/quote/rules/quoteState'
import { receivedBy } from '@/quote/rules/voucher'
import { storedQuotes } from '@/quote/storedQuotes'
import { type Day, dayInIndia } from '@/time/days'
import { storedVouchers } from './storedVouchers'

const BATCH = 500

interface Asked {
  /** Ids. */
  bookings: readonly string[]
  today: Day
}

/**
 * How the payments for the accepted quotes of these bookings stand, by the id of the booking: two queries for
 * a list. The caller checks access.
 */
export async function readStandings(
  payload: Payload,
  { bookings, today }: Asked,
): Promise<Map<string, PaymentStanding>> {
  const standings = new Map<string, PaymentStanding>()
  for (let from = 0; from < bookings.length; from += BATCH) {
    const booking = { $in: bookings.slice(from, from + BATCH) }
    const [quotes, vouchers] = await Promise.all([
      storedQuotes(payload).find({ booking }, { projection: ofQuote }).toArray(),
      storedVouchers(payload).find({ booking }, { projection: ofVoucher }).toArray(),
    ])
    const own = new Map<string, typeof vouchers>()
    for (const voucher of vouchers)
      own.set(voucher.booking, [...(own.get(voucher.booking) ?? []), voucher])
    for (const quote of quotes) {
      const acceptance = acceptedOf(quote.versions)?.acceptance
      if (!acceptance) continue
      const acceptedOn = dayInIndia(new Date(acceptance.at))
      const received = receivedBy(own.get(quote.booking) ?? [])
      standings.set(quote.booking, standingOf({ acceptance, acceptedOn, received, today }))
    }
  }
  return standings
}

const ofQuote = {
  booking: 1,
  'versions.acceptance.amounts.total': 1,
  'versions.acceptance.at': 1,
  'versions.acceptance.schedule': 1,
  'versions.supersededAt': 1,
}

const ofVoucher = { amount: 1, booking: 1, kind: 1, voided: 1 }
