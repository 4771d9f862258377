import type { Payload } from 'payload'
import type * as answers from '@/quote/customer/answerQuote'
import type { StoredQuote } from '@/quote/rules/quote'
import type { Voucher } from '@/quote/rules/voucher'
import { request } from '../../harness/requests/rest'
import { content, hashOf, makeBooking, today, tokenOf } from '../quote/quoteStage'
import type { Subject } from './runPairs'

interface Given {
  customer: typeof answers
  payload: Payload
  sales: string
}

/** A receipt of ₹100: what can be given back of it, and whether it counts. */
export function voucherSubject({ customer, payload, sales }: Given): Subject<Voucher> {
  const ask = async <Body>(path: string, data: object) => {
    const { body, status } = await request({ data, method: 'POST', path, payload, token: sales })
    return { status, body: body as unknown as Body }
  }
  let keys = 0
  const payment = (amount: number) => {
    keys += 1
    return { amount, key: `two-at-once-${keys}`, paidOn: today(), way: 'cash' }
  }

  return {
    async make() {
      const { id } = await makeBooking(payload)
      const draft = await ask<{ quote: StoredQuote }>(`/quotes/for/${id}`, {
        content: content(),
        revision: 0,
      })
      const { quote } = draft.body
      const { body: sent } = await ask<{ quote: StoredQuote; url: string }>(
        `/quotes/${quote.id}/send`,
        { revision: quote.revision, way: 'copied' },
      )
      const token = tokenOf(sent.url)
      await customer.acceptQuote(payload, {
        hash: hashOf(sent.quote),
        name: 'Meera',
        taken: [],
        token,
      })
      const { body } = await ask<{ voucher: Voucher }>(`/vouchers/receipts/${id}`, payment(10_000))
      return body.voucher
    },
    async seen({ booking }) {
      const { docs } = await payload.find({
        collection: 'vouchers',
        pagination: false,
        where: { booking: { equals: booking } },
      })
      const { paymentDueOn, timeline } = await payload.findByID({
        collection: 'bookings',
        id: booking,
      })
      return [
        docs.map(({ amount, kind, voided }) => `${kind} ${amount} ${Boolean(voided)}`).sort(),
        paymentDueOn,
        (timeline ?? []).map(({ outcome }) => outcome).sort(),
      ]
    },
    writes: {
      'receive the rest': ({ booking }) => ask(`/vouchers/receipts/${booking}`, payment(8_390_000)),
      'give most of it back': ({ id }) => ask(`/vouchers/${id}/refund`, payment(6000)),
      'declare it void': ({ id }) => ask(`/vouchers/${id}/void`, { reason: 'Typing error' }),
    },
  }
}
