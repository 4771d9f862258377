import type { TaxRow } from './computeQuote'
import { distribute } from './distribute'
import { type Seller, taxesWithin, taxSum } from './gst'
import type { Paise } from './paise'

/** The part of a receipt or refund for one SAC, rate and place of supply. */
export type ReceiptPart = TaxRow

/**
 * Divides a received amount, which includes taxes, over the tax summary of the accepted quote in proportion
 * to the totals, and computes the taxes in each part. A refund is divided over the parts of its receipt, so a
 * full refund has exactly its taxes.
 */
export function splitReceipt(
  amount: Paise,
  { rows, seller }: { rows: readonly TaxRow[]; seller: Seller },
): ReceiptPart[] {
  if (seller.mode !== 'regular') return []
  const shares = distribute(
    amount,
    rows.map(({ total }) => total),
  )
  return rows.map(({ placeOfSupply, rate, sac }, index) => {
    const total = shares[index] ?? 0
    const taxes = taxesWithin(total, { place: placeOfSupply, rate, seller })
    return { sac, rate, placeOfSupply, taxable: total - taxSum(taxes), ...taxes, total }
  })
}
