import type { PayloadRequest } from 'payload'
import { endpointWithRight } from '@/account/endpointWithRight'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { splitReceipt } from '@/money/rules/splitReceipt'
import { liveBooking, parseBody, refusal } from '@/quote/changes/quoteOf'
import { readSeller } from '@/quote/readSeller'
import type { QuotedLine } from '@/quote/rules/quote'
import { acceptedOf } from '@/quote/rules/quoteState'
import type { NamedTaxClass } from '@/quote/rules/sellerSettings'
import type { VoucherPart } from '@/quote/rules/voucher'
import { receiptSchema } from '@/quote/rules/voucherSchema'
import { readQuoteOf } from '@/quote/storedQuotes'
import { type Day, dayInIndia } from '@/time/days'
import { insertVoucher, refuseOther } from './insertVoucher'

/** Records a payment for the accepted quote of a booking as a receipt voucher. */
export const recordReceipt = endpointWithRight({
  path: '/receipts/:booking',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { key, ...sent } = await parseBody(req, receiptSchema)
    const now = new Date()
    refuseDayToCome(sent.paidOn, { now, req })
    const booking = await liveBooking(String(req.routeParams?.booking), req)
    const accepted = await acceptedQuote(booking.id, req)
    const { buyer, language, lines } = accepted.content
    const { seller } = accepted.issued
    const rows = accepted.acceptance.amounts.taxRows
    if (accepted.acceptance.amounts.total === 0) throw refusal(words.freeOfCharge, req, 'amount')
    const settings = await readSeller(payload, language)
    const content = {
      ...sent,
      kind: 'receipt' as const,
      booking: booking.id,
      reference: accepted.issued.reference,
      quote: { number: accepted.number, version: accepted.version },
      language,
      seller,
      buyer,
      parts: splitReceipt(sent.amount, { rows, seller }).map((part) => ({
        ...part,
        ...describe(part, { lines, taxClasses: settings.taxClasses }),
      })),
    }
    const voucher = await insertVoucher(
      payload,
      { key, now, series: settings.series.receipt, user },
      () => Promise.resolve({ content, turn: 0 }),
    )
    return { voucher: refuseOther(voucher, content) }
  },
})

async function acceptedQuote(booking: string, req: PayloadRequest) {
  const quote = await readQuoteOf(req.payload, booking)
  const version = acceptedOf(quote?.versions ?? [])
  const { acceptance, issued } = version ?? {}
  if (!quote?.number || !version || !acceptance || !issued)
    throw refusal(words.nothingAccepted, req)
  return { ...version, acceptance, issued, number: quote.number }
}

export function refuseDayToCome(day: Day, { now, req }: { now: Date; req: PayloadRequest }) {
  if (day > dayInIndia(now)) throw refusal(words.dayToCome, req, 'paidOn')
}

interface Named {
  lines: QuotedLine[]
  taxClasses: NamedTaxClass[]
}

/** The name of this kind of work in the settings, otherwise in the first line of it in the quote. */
function describe(
  { rate, sac }: VoucherPart,
  { lines, taxClasses }: Named,
): Pick<VoucherPart, 'description'> {
  const isSame = (one: { rate: number; sac: string }) => one.sac === sac && one.rate === rate
  const description =
    taxClasses.find(isSame)?.name || lines.find(({ tax }) => isSame(tax))?.title || ''
  return description ? { description } : {}
}
