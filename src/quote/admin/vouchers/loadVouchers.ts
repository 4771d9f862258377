import type { Payload } from 'payload'
import type { Paise } from '@/money/rules/paise'
import { storedVouchers, toVoucher } from '@/quote/payments/storedVouchers'
import { voucherFilter } from '@/quote/payments/voucherFilter'
import type { Voucher, VoucherKind } from '@/quote/rules/voucher'
import type { VoucherView } from '@/quote/rules/voucherSpan'

const VOUCHERS_PER_PAGE = 50

export interface LoadedVouchers {
  page: number
  pages: number
  /** The sums of all pages, without void vouchers. */
  sums: Record<VoucherKind, Paise>
  total: number
  vouchers: Voucher[]
}

/** The newest first. A page number past the end shows the last page. The caller checks access. */
export async function loadVouchers(payload: Payload, view: VoucherView): Promise<LoadedVouchers> {
  const filter = voucherFilter(view)
  const [total, groups] = await Promise.all([
    storedVouchers(payload).countDocuments(filter),
    storedVouchers(payload)
      .aggregate<{ _id: VoucherKind; amount: Paise }>([
        { $match: { ...filter, voided: { $exists: false } } },
        { $group: { _id: '$kind', amount: { $sum: '$amount' } } },
      ])
      .toArray(),
  ])
  const pages = Math.max(1, Math.ceil(total / VOUCHERS_PER_PAGE))
  const page = Math.min(view.page, pages)
  const found = await storedVouchers(payload)
    .find(filter)
    .sort({ at: -1 })
    .skip((page - 1) * VOUCHERS_PER_PAGE)
    .limit(VOUCHERS_PER_PAGE)
    .toArray()
  const sumOf = (kind: VoucherKind) => groups.find(({ _id }) => _id === kind)?.amount ?? 0
  return {
    page,
    pages,
    sums: { receipt: sumOf('receipt'), refund: sumOf('refund') },
    total,
    vouchers: found.map(toVoucher),
  }
}
