import { computeQuote, type QuoteAmounts } from '@/money/rules/computeQuote'
import type { Seller } from '@/money/rules/gst'
import { problemsOfQuote, type QuoteInput } from '@/money/rules/quoteInput'
import type { QuoteContent } from './quote'

type Priced = Pick<QuoteContent, 'buyer' | 'discount' | 'lines'>

/** `taken` contains the ids of the optional lines that the customer adds; without it, none is included. */
export function toQuoteInput(
  { buyer, discount, lines }: Priced,
  { mode, state }: Seller,
  taken: readonly string[] = [],
): QuoteInput {
  return {
    seller: { mode, state },
    buyer: { registered: Boolean(buyer.gstin), state: buyer.state },
    lines: lines.map((line) => ({
      pricing: line.pricing,
      choice: line.choice !== 'included' && taken.includes(line.id) ? 'taken' : line.choice,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      tax: line.tax,
      heldIn: line.heldIn,
    })),
    discount,
  }
}

/** Throws RangeError for the problems of `problemsOfQuote`. */
export const amountsOf = (
  content: Priced,
  seller: Seller,
  taken?: readonly string[],
): QuoteAmounts => computeQuote(toQuoteInput(content, seller, taken))

/** Undefined when something cannot be computed. */
export const amountsIfWhole = (content: Priced, seller: Seller): QuoteAmounts | undefined =>
  problemsOfQuote(toQuoteInput(content, seller)).length === 0
    ? amountsOf(content, seller)
    : undefined
