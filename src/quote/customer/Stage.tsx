import type { Locale } from '@/i18n/locales'
import { quoteMessages } from '@/i18n/quoteMessages'
import { isOpen, type QuoteState } from '@/quote/rules/quoteState'
import styles from './Stage.module.css'

const steps = ['sent', 'accepted', 'advance', 'day'] as const

/** How many steps are done. Payments are not known here yet. */
const doneIn = (state: QuoteState) => (state === 'accepted' ? 2 : 1)

export function Stage({ locale, state }: { locale: Locale; state: QuoteState }) {
  const { stages: words } = quoteMessages(locale)
  const done = doneIn(state)
  const isUnderWay = isOpen(state) || state === 'accepted'
  const stepOf = (index: number) => {
    if (index < done) return 'done'
    return index === done && isUnderWay ? 'now' : undefined
  }
  return (
    <ol aria-label={words.label} className={styles.steps}>
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
