import type { Caller } from '@/account/access'
import { readVouchersOf } from '@/quote/payments/storedVouchers'
import { type PaymentStanding, standingOf } from '@/quote/rules/paymentStanding'
import { acceptedOf } from '@/quote/rules/quoteState'
import { leftOf, receivedBy, type Voucher } from '@/quote/rules/voucher'
import { readQuoteOf } from '@/quote/storedQuotes'
import { type Day, dayInIndia } from '@/time/days'
import { readWorkable } from '../readWorkable'

export interface VoucherRow extends Voucher {
  /** For a receipt: the amount that can be refunded. */
  left: number
}

export interface Payments {
  /** Undefined without an accepted quote. */
  standing?: PaymentStanding
  today: Day
  vouchers: VoucherRow[]
}

/** Undefined when the booking is deleted, in the trash or erased. */
export async function loadPayments({ id, payload, user }: Caller & { id: string }) {
  const booking = await readWorkable({ id, payload, user })
  if (!booking) return null
  const [quote, vouchers] = await Promise.all([
    readQuoteOf(payload, id),
    readVouchersOf(payload, id),
  ])
  const acceptance = acceptedOf(quote?.versions ?? [])?.acceptance
  const today = dayInIndia(new Date())
  const payments: Payments = {
    ...(acceptance && {
      standing: standingOf({
        acceptance,
        acceptedOn: dayInIndia(new Date(acceptance.at)),
        received: receivedBy(vouchers),
        today,
      }),
    }),
    today,
    vouchers: vouchers.map((voucher) => ({ ...voucher, left: leftOf(voucher, vouchers) })),
  }
  return { booking, payments, quote }
}
