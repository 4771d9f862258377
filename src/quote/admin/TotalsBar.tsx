import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { Button } from '@/ui/panel/Button'
import { useEditor } from './editorContext'
import { amountsOfEdit } from './editQuote'
import { TypedInput } from './QuoteFields'
import { SavingState } from './SavingState'
import { TotalRows } from './TotalRows'
import { discountText } from './typedValues'

const { totals: words } = quoteWords

interface Props {
  busy: boolean
  onRetry: () => void
  onSend: () => void
}

/** Always visible at the bottom of a phone. */
export function TotalsBar({ busy, onRetry, onSend }: Props) {
  const { state } = useEditor()
  const amounts = amountsOfEdit(state)

  return (
    <div className="quote-bar">
      <SavingState onRetry={onRetry} state={state} />
      <details>
        <summary className="desk-more">
          {words.title} <b>{amounts ? formatRupeesShort(amounts.total) : words.none}</b>
        </summary>
        {amounts && <TotalRows amounts={amounts} />}
        <OptionalTotal total={amounts?.total} />
      </details>
      <Button aria-disabled={busy} look="main" onClick={onSend}>
        {busy ? quoteWords.send.sending : quoteWords.send.button}
      </Button>
    </div>
  )
}

export function WholeDiscount() {
  const { state } = useEditor()
  const { discount } = state.content
  return (
    <section className="desk-part">
      <TypedInput
        field="discount"
        inputMode="text"
        label={words.discount}
        placeholder={quoteWords.lines.discountHint}
        text={discountText(discount)}
      />
    </section>
  )
}

function OptionalTotal({ total }: { total: number | undefined }) {
  const { content, setup } = useEditor().state
  const optional = content.lines.filter(({ choice }) => choice !== 'included')
  if (total === undefined || optional.length === 0) return null
  const ids = optional.map(({ id }) => id)
  const most = totalWith(content, setup.seller, ids)
  return most === undefined ? null : (
    <p className="desk-muted">{words.optional(formatRupeesShort(most))}</p>
  )
}

/** Undefined when the optional lines would raise the total above the limit of an amount. */
function totalWith(...quote: Parameters<typeof amountsOf>): number | undefined {
  try {
    return amountsOf(...quote).total
  } catch {
    return undefined
  }
}
