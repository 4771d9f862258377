import type { Payload } from 'payload'
import { standingOf } from '@/quote/rules/paymentStanding'
import { acceptedOf } from '@/quote/rules/quoteState'
import { receivedBy } from '@/quote/rules/voucher'
import { readQuoteOf } from '@/quote/storedQuotes'
import { type Day, dayInIndia } from '@/time/days'
import { readVouchersOf } from './storedVouchers'

/** Of the first payment that is not paid in full; null without one, and without an accepted quote. */
export async function nextPaymentDay(payload: Payload, booking: string): Promise<Day | null> {
  const quote = await readQuoteOf(payload, booking)
  const acceptance = acceptedOf(quote?.versions ?? [])?.acceptance
  if (!acceptance) return null
  const acceptedOn = dayInIndia(new Date(acceptance.at))
  const received = receivedBy(await readVouchersOf(payload, booking))
  return standingOf({ acceptance, acceptedOn, received, today: acceptedOn }).next?.dueOn ?? null
}
