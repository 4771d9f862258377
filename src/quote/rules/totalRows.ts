import type { QuoteAmounts } from '@/money/rules/computeQuote'
import type { StateCode } from '@/money/rules/gstStates'
import { type BasisPoints, type Paise, sumOf } from '@/money/rules/paise'

/** A row between the lines of a quote and its total. */
export interface TotalRow {
  name: 'subtotal' | 'discount' | 'net' | 'cgst' | 'sgst' | 'igst' | 'roundOff'
  /** The amount to add; negative for a discount. */
  amount: Paise
  /** For a tax: the taxable value. */
  tax?: { rate: BasisPoints; sac: string; state: StateCode; taxable: Paise }
}

/** Omits rows without information: a subtotal that equals the total, and a tax of zero. */
export function totalRows(amounts: QuoteAmounts): TotalRow[] {
  const counted = amounts.lines.filter((line) => line.counted)
  const discount = sumOf(counted.map((line) => line.sharedDiscount))
  const taxes = amounts.taxRows.flatMap(taxesOf)
  const rows: TotalRow[] = [
    ...(discount === 0 ? [] : [{ name: 'discount', amount: -discount } as const]),
    ...(discount === 0 || taxes.length === 0
      ? []
      : [{ name: 'net', amount: amounts.net } as const]),
    ...taxes,
    ...(amounts.roundOff === 0 ? [] : [{ name: 'roundOff', amount: amounts.roundOff } as const]),
  ]
  if (rows.length === 0) return []
  return [{ name: 'subtotal', amount: amounts.net + discount }, ...rows]
}

function taxesOf(row: QuoteAmounts['taxRows'][number]): TotalRow[] {
  const { cgst, igst, placeOfSupply: state, rate, sac, sgst, taxable } = row
  const tax = { rate, sac, state, taxable }
  const half = { ...tax, rate: rate / 2 }
  const all: TotalRow[] = [
    { name: 'cgst', amount: cgst, tax: half },
    { name: 'sgst', amount: sgst, tax: half },
    { name: 'igst', amount: igst, tax },
  ]
  return all.filter(({ amount }) => amount !== 0)
}
