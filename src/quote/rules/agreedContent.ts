import type { QuoteAmounts } from '@/money/rules/computeQuote'
import type { QuoteContent, QuoteVersion } from './quote'

/**
 * The content of a version as the customer agreed to it: selected optional lines are included. The content as
 * sent if nothing was accepted, or the acceptance was undone.
 */
export function agreedContent({ acceptance, content, reversal }: QuoteVersion): QuoteContent {
  if (!acceptance || reversal) return content
  const { schedule, taken } = acceptance
  return {
    ...content,
    lines: content.lines.map((line) =>
      taken.includes(line.id) ? { ...line, choice: 'included' } : line,
    ),
    schedule,
  }
}

/** The amounts of that content; undefined for a draft. */
export const agreedAmounts = ({
  acceptance,
  issued,
  reversal,
}: QuoteVersion): QuoteAmounts | undefined =>
  acceptance && !reversal ? acceptance.amounts : issued?.amounts
