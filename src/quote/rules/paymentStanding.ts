import { type Paise, sumOf } from '@/money/rules/paise'
import type { Day } from '@/time/days'
import type { Acceptance, ScheduleRow } from './quote'

export type PaymentState = 'paid' | 'part' | 'overdue' | 'due' | 'later'

export interface StandingRow extends ScheduleRow {
  paid: Paise
  left: Paise
  state: PaymentState
}

export interface PaymentStanding {
  rows: StandingRow[]
  total: Paise
  received: Paise
  /** The unpaid amount. */
  balance: Paise
  /** The amount paid above the total. */
  overpaid: Paise
  /** The unpaid amount that is due until today. */
  due: Paise
  /** The next row to pay. */
  next?: StandingRow
}

interface Given {
  acceptance: Pick<Acceptance, 'schedule'> & { amounts: Pick<Acceptance['amounts'], 'total'> }
  /** The day of the acceptance in Jaipur, on which a row without a day is due. */
  acceptedOn: Day
  /** Receipts less refunds. */
  received: Paise
  today: Day
}

/**
 * Payments fill the rows in the order of their days, whatever they were made for. A row is overdue from the
 * day after its due day.
 */
export function standingOf({ acceptance, acceptedOn, received, today }: Given): PaymentStanding {
  const { amounts, schedule } = acceptance
  let left = Math.max(0, received)
  const rows = schedule
    .map((row) => ({ ...row, dueOn: row.dueOn ?? acceptedOn }))
    // Rows of the same day keep their order.
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
    .map((row): StandingRow => {
      const paid = Math.min(left, row.amount)
      left -= paid
      return { ...row, paid, left: row.amount - paid, state: stateOfRow({ ...row, paid, today }) }
    })
  const { total } = amounts
  const next = rows.find((row) => row.left > 0)
  return {
    rows,
    total,
    received,
    balance: Math.max(0, total - received),
    overpaid: Math.max(0, received - total),
    due: rows.filter(({ dueOn = '' }) => dueOn <= today).reduce((sum, row) => sum + row.left, 0),
    ...(next && { next }),
  }
}

export interface Overdue {
  amount: Paise
  since: Day
}

/** The overdue amount and since when. */
export function overdueOf({ rows }: Pick<PaymentStanding, 'rows'>): Overdue | undefined {
  const late = rows.filter(({ state }) => state === 'overdue')
  const since = late[0]?.dueOn
  return since ? { amount: sumOf(late.map(({ left }) => left)), since } : undefined
}

interface Row {
  amount: Paise
  dueOn: Day
  paid: Paise
  today: Day
}

function stateOfRow({ amount, dueOn, paid, today }: Row): PaymentState {
  if (paid === amount) return 'paid'
  if (dueOn < today) return 'overdue'
  if (paid > 0) return 'part'
  return dueOn === today ? 'due' : 'later'
}
