import type { QuoteAmounts } from '@/money/rules/computeQuote'
import type { Seller } from '@/money/rules/gst'
import type { QuoteContent } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { raiseLast } from '@/quote/rules/schedule'
import type { Locale } from '@/rules/locales'
import type { QuoteView } from './quoteView'

/** The data from which the server and browsers compute the price, without authors and links. */
export interface PriceView {
  amounts: QuoteAmounts
  content: Pick<QuoteContent, 'buyer' | 'discount' | 'language' | 'lines' | 'schedule'>
  functions: { id: string; name: string }[]
  locale: Locale
  /** The ways to pay after the acceptance. */
  payBy: 'ask' | 'bank' | 'both' | 'upi'
  seller: Seller
}

export function priceView(
  { locale, version: { content, issued } }: QuoteView,
  functions: PriceView['functions'],
): PriceView {
  const { buyer, discount, language, lines, schedule } = content
  const { bank, mode, state, vpa } = issued.seller
  return {
    amounts: issued.amounts,
    content: { buyer, ...(discount && { discount }), language, lines, schedule },
    functions,
    locale,
    payBy: vpa ? (bank ? 'both' : 'upi') : bank ? 'bank' : 'ask',
    seller: { mode, state },
  }
}

/**
 * The amounts with these optional lines. The amounts as sent when none is selected, or they cannot be
 * computed.
 */
export function priceWith({ amounts, content, seller }: PriceView, taken: readonly string[]) {
  const counted = taken.length > 0 ? countWith({ content, seller }, taken) : undefined
  const all = counted ?? amounts
  return {
    amounts: all,
    schedule: counted ? raiseLast(content.schedule, all.total) : content.schedule,
    taken: counted ? taken : [],
  }
}

export type CountedPrice = ReturnType<typeof priceWith>

function countWith(
  { content, seller }: Pick<PriceView, 'content' | 'seller'>,
  taken: readonly string[],
) {
  try {
    return amountsOf(content, seller, taken)
  } catch (error) {
    // The sum is too large.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
