import type { ReactNode } from 'react'
import { paymentWords } from '@/i18n/en/payments'
import type { Paise } from '@/money/rules/paise'
import { formatRupees, formatRupeesShort } from '@/money/rules/rupees'
import type { PaymentStanding, PaymentState } from '@/quote/rules/paymentStanding'
import { formatDay } from '@/time/days'

const { schedule: words, states } = paymentWords

const looks: Record<PaymentState, Partial<Record<'data-colour' | 'data-mark', string>>> = {
  paid: { 'data-colour': 'green', 'data-mark': 'square' },
  part: { 'data-colour': 'blue' },
  overdue: { 'data-colour': 'accent', 'data-mark': 'square' },
  due: { 'data-colour': 'amber', 'data-mark': 'square' },
  later: { 'data-colour': 'slate', 'data-mark': 'dash' },
}

interface Props {
  children: ReactNode
  standing: PaymentStanding
}

export function PaymentSchedule({ children, standing }: Props) {
  const { balance, overpaid, received, rows, total } = standing
  const sums: [label: string, amount: Paise][] = [
    [words.total, total],
    [words.received, received],
    overpaid > 0 ? [words.overpaid, overpaid] : [words.balance, balance],
  ]

  return (
    <section aria-labelledby="payment-schedule" className="desk-part">
      <div className="desk-row">
        <h2 id="payment-schedule">{words.title}</h2>
        {children}
      </div>
      {rows.length === 0 && <p className="desk-muted">{words.none}</p>}
      <ul className="desk-lines">
        {rows.map(({ amount, dueOn, id, left, paid, state, title }) => (
          <li key={id}>
            <span>
              {title} <span className="desk-muted">{dueOn && words.due(formatDay(dueOn))}</span>
              <br />
              <span className="status-pill" {...looks[state]}>
                {states[state]}
              </span>
            </span>
            <span>
              <b>{formatRupeesShort(amount)}</b>
              {paid > 0 && left > 0 && (
                <>
                  <br />
                  <span className="desk-muted">{words.left(formatRupeesShort(left))}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className="quote-totals desk-stack">
        {sums.map(([label, amount]) => (
          <div className="desk-pair" key={label}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
