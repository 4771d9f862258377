import { endpointWithRight } from '@/account/endpointWithRight'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { formatRupees } from '@/money/rules/rupees'
import { splitReceipt } from '@/money/rules/splitReceipt'
import { parseBody, refusal } from '@/quote/changes/quoteOf'
import { readSeller } from '@/quote/readSeller'
import { leftOf } from '@/quote/rules/voucher'
import { refundSchema } from '@/quote/rules/voucherSchema'
import { insertVoucher, refuseOther } from './insertVoucher'
import { refuseDayToCome } from './recordReceipt'
import { nextTurnOf, voucherOf } from './voucherOf'

/** Refunds a receipt or a part of it, also after its quote was superseded. */
export const refundReceipt = endpointWithRight({
  path: '/:id/refund',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { key, ...sent } = await parseBody(req, refundSchema)
    const now = new Date()
    refuseDayToCome(sent.paidOn, { now, req })
    const { booking, id, kind, number, parts, seller, ...receipt } = await voucherOf(req)
    if (kind !== 'receipt') throw refusal(words.notRefundable, req)
    const { series } = await readSeller(payload, receipt.language)
    const content = {
      ...sent,
      kind: 'refund' as const,
      booking,
      reference: receipt.reference,
      quote: receipt.quote,
      language: receipt.language,
      seller,
      buyer: receipt.buyer,
      parts: splitReceipt(sent.amount, { rows: parts, seller }).map((part, index) => ({
        ...part,
        ...(parts[index]?.description && { description: parts[index].description }),
      })),
      receipt: { id, number },
    }
    const options = { key, now, series: series.refund, user }
    const voucher = await insertVoucher(payload, options, async () => {
      const { turn, vouchers } = await nextTurnOf(payload, id)
      const current = vouchers.find((one) => one.id === id)
      if (!current || current.voided) throw refusal(words.notRefundable, req)
      const left = leftOf(current, vouchers)
      if (sent.amount > left) throw refusal(words.moreThanLeft(formatRupees(left)), req, 'amount')
      return { content, turn }
    })
    return { voucher: refuseOther(voucher, content) }
  },
})
