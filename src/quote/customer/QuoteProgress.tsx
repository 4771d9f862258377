import { quoteMessages } from '@/i18n/quoteMessages'
import { isOpen } from '@/quote/rules/quoteState'
import styles from './QuoteProgress.module.css'
import type { QuoteView } from './quoteView'

const steps = ['sent', 'accepted', 'advance', 'day'] as const

/** The number of completed steps. The first payment is the advance. */
function doneIn({ received, state, version }: QuoteView): number {
  if (state !== 'accepted') return 1
  const [advance] = version.acceptance?.schedule ?? []
  return advance && received >= advance.amount && received > 0 ? 3 : 2
}

export function QuoteProgress({ view }: { view: QuoteView }) {
  const { locale, state } = view
  const { stages: words } = quoteMessages(locale)
  const done = doneIn(view)
  const isUnderWay = isOpen(state) || state === 'accepted'
  const stepOf = (index: number) => {
    if (index < done) return 'done'
    return index === done && isUnderWay ? 'now' : undefined
  }
  return (
    <ol aria-label={words.label} className={`no-print ${styles.steps}`}>
      {steps.map((name, index) => {
        const step = stepOf(index)
        return (
          <li aria-current={step === 'now' ? 'step' : undefined} data-step={step} key={name}>
            {words[name]}
            {step && <span className="unseen"> ({words[step]})</span>}
          </li>
        )
      })}
    </ol>
  )
}
