import { quoteWords } from '@/i18n/en/quote'
import type { QuoteState } from '@/quote/rules/quoteState'

type Look = Partial<Record<'data-colour' | 'data-mark', string>>

const looks: Record<QuoteState, Look> = {
  draft: { 'data-colour': 'slate', 'data-mark': 'dash' },
  sent: { 'data-colour': 'blue' },
  seen: { 'data-colour': 'accent' },
  changeRequested: { 'data-colour': 'amber', 'data-mark': 'square' },
  accepted: { 'data-colour': 'green', 'data-mark': 'square' },
  expired: { 'data-colour': 'slate', 'data-mark': 'square' },
  superseded: { 'data-colour': 'slate', 'data-mark': 'dash' },
}

export const QuotePill = ({ state }: { state: QuoteState }) => (
  <span className="status-pill" {...looks[state]}>
    {quoteWords.states[state]}
  </span>
)
