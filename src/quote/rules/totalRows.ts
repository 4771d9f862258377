import type { QuoteAmounts } from '@/money/rules/computeQuote'
import type { StateCode } from '@/money/rules/gstStates'
import { type BasisPoints, type Paise, sumOf } from '@/money/rules/paise'

/** One row between the lines of a quote and its total. */
export interface TotalRow {
  name: 'subtotal' | 'discount' | 'net' | 'cgst' | 'sgst' | 'igst' | 'roundOff'
  /** As it is added: a discount is negative. */
  amount: Paise
  /** Of a tax: what it is charged on. */
  tax?: { rate: BasisPoints; sac: string; state: StateCode; taxable: Paise }
}

/** The rows that say something: a sum is left out where it is the total, and a tax where there is none. */
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
