import { quoteMessages } from '@/i18n/quoteMessages'
import { formatRupees } from '@/money/rules/rupees'
import type { StandingRow } from '@/quote/rules/paymentStanding'
import type { ScheduleRow } from '@/quote/rules/quote'
import type { Locale } from '@/rules/locales'
import { formatDay } from '@/time/days'
import styles from './Schedule.module.css'

interface Props {
  lang: { lang?: Locale }
  locale: Locale
  /** The id of the next payment. */
  next?: string
  rows: readonly (ScheduleRow & Partial<Pick<StandingRow, 'left' | 'paid'>>)[]
}

export function PaymentSchedule({ lang, locale, next, rows }: Props) {
  const { schedule: words } = quoteMessages(locale)
  return (
    <ol className={`stack ${styles.rows}`}>
      {rows.map(({ amount, dueOn, id, left, paid, title }) => (
        <li className="entry" data-next={id === next || undefined} key={id}>
          <span {...lang}>{title}</span>
          <b>{formatRupees(amount)}</b>
          <span className={`fine ${styles.day}`}>
            {dueOn ? words.by(formatDay(dueOn, locale)) : words.onAcceptance}
          </span>
          {left === 0 && <span className={`good ${styles.state}`}>{words.paid}</span>}
          {id === next && (
            <span className={styles.state}>
              {paid ? words.left(formatRupees(left ?? amount)) : words.next}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
