import { quoteWords } from '@/i18n/en/quote'
import type { QuoteAmounts } from '@/money/rules/computeQuote'
import { formatRupees } from '@/money/rules/rupees'

const { totals: words } = quoteWords

export function TotalRows({ amounts }: { amounts: QuoteAmounts }) {
  const { cgst, discount, igst, roundOff, sgst, subtotal, total } = amounts
  const rows = [
    [words.subtotal, subtotal, true],
    [words.discounts, -discount, discount !== 0],
    [words.cgst, cgst, cgst !== 0],
    [words.sgst, sgst, sgst !== 0],
    [words.igst, igst, igst !== 0],
    [words.roundOff, roundOff, roundOff !== 0],
    [words.total, total, true],
  ] as const

  return (
    <dl className="quote-totals desk-stack">
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([label, amount]) => (
          <div className="desk-pair" key={label}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
