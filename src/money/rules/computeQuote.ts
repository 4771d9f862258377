import { distribute } from './distribute'
import { noTaxes, placeOfSupply, type Taxes, taxesOn, taxSum } from './gst'
import type { StateCode } from './gstStates'
import { type BasisPoints, type Paise, RUPEE, sumOf } from './paise'
import {
  discountOf,
  grossOf,
  isCounted,
  netOf,
  problemsOfQuote,
  type QuoteInput,
  type QuoteLine,
} from './quoteInput'

/**
 * For one line, in the order of the input. An optional line that is not taken has amounts, but is in no
 * total.
 */
export interface LineAmounts extends Taxes {
  counted: boolean
  /** Quantity × unit price. */
  gross: Paise
  lineDiscount: Paise
  /** The share of the line in the discount on the quote. */
  sharedDiscount: Paise
  /** After both discounts: the taxable value. */
  net: Paise
  placeOfSupply: StateCode
  /** With its taxes. */
  total: Paise
}

/** One row for each SAC, rate and place of supply. */
export interface TaxRow extends Taxes {
  sac: string
  rate: BasisPoints
  placeOfSupply: StateCode
  taxable: Paise
  /** With its taxes. */
  total: Paise
}

/** The computed amounts, which a quote stores and the customer's page shows. */
export interface QuoteAmounts extends Taxes {
  lines: LineAmounts[]
  /** By rate, SAC and place of supply. Empty for a seller who charges no tax. */
  taxRows: TaxRow[]
  /** Before discounts and taxes. */
  subtotal: Paise
  /** Discounts on lines and on the quote. */
  discount: Paise
  /** After discounts, before taxes. */
  net: Paise
  tax: Paise
  /** Added to reach a whole rupee: -49 to 50 paise. */
  roundOff: Paise
  total: Paise
}

export function computeQuote(quote: QuoteInput): QuoteAmounts {
  const [found] = problemsOfQuote(quote)
  if (found) throw new RangeError(`${found.problem} of line ${found.line ?? '-'} is wrong`)
  const shares = sharesOfDiscount(quote)
  const lines = quote.lines.map((line, index) => amountsOf(line, shares[index] ?? 0, quote))
  const counted = lines.filter((line) => line.counted)
  const sum = (name: keyof Taxes | 'gross' | 'net' | 'total') =>
    sumOf(counted.map((line) => line[name]))
  const taxes = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
  const exact = sum('total')
  const total = roundToRupee(exact)
  return {
    lines,
    taxRows: quote.seller.mode === 'regular' ? taxRowsOf(quote.lines, lines) : [],
    subtotal: sum('gross'),
    discount: sum('gross') - sum('net'),
    net: sum('net'),
    ...taxes,
    tax: taxSum(taxes),
    roundOff: total - exact,
    total,
  }
}

/** Rounds half a rupee up. */
export const roundToRupee = (amount: Paise): Paise =>
  Math.floor((amount + RUPEE / 2) / RUPEE) * RUPEE

/** Divides the discount on the quote in proportion to the cost of each line after its own discount. */
function sharesOfDiscount({ discount, lines }: QuoteInput): Paise[] {
  const nets = lines.map((line) => (isCounted(line) ? netOf(line) : 0))
  return distribute(discountOf(discount, sumOf(nets)), nets)
}

function amountsOf(
  line: QuoteLine,
  sharedDiscount: Paise,
  { buyer, seller }: QuoteInput,
): LineAmounts {
  const gross = grossOf(line)
  const lineDiscount = discountOf(line.discount, gross)
  const net = gross - lineDiscount - sharedDiscount
  const place = placeOfSupply({ buyer, heldIn: line.heldIn, placeRule: line.tax.placeRule })
  const taxes = taxesOn(net, { place, rate: line.tax.rate, seller })
  return {
    counted: isCounted(line),
    gross,
    lineDiscount,
    sharedDiscount,
    net,
    placeOfSupply: place,
    ...taxes,
    total: net + taxSum(taxes),
  }
}

function taxRowsOf(lines: readonly QuoteLine[], amounts: readonly LineAmounts[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const [index, { tax }] of lines.entries()) {
    const own = amounts[index]
    if (!own?.counted) continue
    const { rate, sac } = tax
    const key = [String(rate).padStart(5, '0'), sac, own.placeOfSupply].join(' ')
    const row = rows.get(key) ?? {
      sac,
      rate,
      placeOfSupply: own.placeOfSupply,
      taxable: 0,
      ...noTaxes,
      total: 0,
    }
    rows.set(key, {
      ...row,
      taxable: row.taxable + own.net,
      cgst: row.cgst + own.cgst,
      sgst: row.sgst + own.sgst,
      igst: row.igst + own.igst,
      total: row.total + own.total,
    })
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
