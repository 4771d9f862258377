import type { Payload, TypedUser } from 'payload'
import { Conflict } from '@/booking/changes/conflict'
import type { QuoteOutcome } from '@/booking/rules/timeline'
import { voucherWays } from '@/i18n/en/payments'
import { formatRupeesShort } from '@/money/rules/rupees'
import type { Voucher } from '@/quote/rules/voucher'
import { plain } from '@/quote/storedQuotes'
import { quoteActivity, updateTimeline } from '@/quote/updateTimeline'
import { writeNumbered } from '@/quote/writeNumbered'
import { dayInIndia } from '@/time/days'
import { findVoucher, storedVouchers, toVoucher, type VoucherDocument } from './storedVouchers'

type VoucherContent = Omit<Voucher, 'at' | 'by' | 'id' | 'number' | 'voided'>

interface Options {
  key: string
  now: Date
  series: string
  user: TypedUser
}

/** The content of a voucher and the previous turn of its receipt, read for each attempt. */
type Build = () => Promise<{ content: VoucherContent; turn: number }>

/**
 * Inserts a voucher with its number and its timeline entry. When another voucher takes the number or the
 * turn, builds it again. The same key returns the same voucher.
 */
export async function insertVoucher(
  payload: Payload,
  { key, now, series, user }: Options,
  build: Build,
): Promise<Voucher> {
  const documents = storedVouchers(payload)
  const today = dayInIndia(now)
  const voucher = await writeNumbered(payload, { of: 'Voucher', series, today }, async (number) => {
    const before = await findVoucher(payload, { key })
    if (before) return before
    const { content, turn } = await build()
    const _id = new payload.db.connection.base.Types.ObjectId()
    const written = {
      ...content,
      number,
      at: now.toISOString(),
      by: user.name || user.email,
      key,
      chain: { receipt: content.receipt?.id ?? String(_id), turn },
      pendingActivities: [
        voucherActivity(outcomes[content.kind], { ...content, now, number, user }),
      ],
    }
    const document: VoucherDocument = {
      ...plain(written),
      _id,
      createdAt: now,
      pendingAt: now,
      updatedAt: now,
    }
    await documents.insertOne(document)
    return toVoucher(document)
  })
  await updateTimeline(payload, voucher.id, 'Voucher')
  return voucher
}

const outcomes = { receipt: 'paymentReceived', refund: 'paymentRefunded' } as const

interface VoucherFacts extends Pick<Voucher, 'amount' | 'number' | 'way' | 'wayReference'> {
  now: Date
  /** The reason, in the words of the user. */
  text?: string
  user: TypedUser
}

export function voucherActivity(
  outcome: QuoteOutcome,
  { now, number, user, ...voucher }: VoucherFacts,
) {
  const { amount, text, way, wayReference } = voucher
  const facts = [formatRupeesShort(amount), voucherWays[way], wayReference]
  const line = facts.filter(Boolean).join(', ')
  return quoteActivity({
    now,
    number,
    outcome,
    text: [line, text].filter(Boolean).join('\n'),
    user,
  })
}

/** A key belongs to one payment. Throws a conflict when it was used for another one. */
export function refuseOther(voucher: Voucher, sent: VoucherContent): Voucher {
  const isSame =
    voucher.amount === sent.amount &&
    voucher.booking === sent.booking &&
    voucher.kind === sent.kind &&
    voucher.receipt?.id === sent.receipt?.id
  if (isSame) return voucher
  throw new Conflict()
}
