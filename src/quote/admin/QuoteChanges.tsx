import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { type ChangedRow, compareContents, isUnchanged } from '@/quote/rules/compareContents'
import type { QuoteContent, ScheduleRow } from '@/quote/rules/quote'
import { formatDay } from '@/time/days'

const { changes: words } = quoteWords

interface Props {
  after: QuoteContent
  before: QuoteContent
  /** The totals of both versions, if they can be computed. */
  totals: [before: number | undefined, after: number | undefined]
}

export function QuoteChanges({ after, before, totals: [from, to] }: Props) {
  const changes = compareContents(before, after)
  if (isUnchanged(changes)) return <p className="desk-muted">{words.none}</p>
  const { added, changed, fields, removed, rows } = changes
  const hasTotals = from !== undefined && to !== undefined && from !== to

  return (
    <ul className="desk-stack">
      {added.map(({ id, title }) => (
        <li key={id}>{words.added(title)}</li>
      ))}
      {removed.map(({ id, title }) => (
        <li key={id}>{words.removed(title)}</li>
      ))}
      {changed.map(({ after: { id, title }, before: old, fields: names, after: now }) => (
        <li key={id}>
          {words.changed(title, names.map((name) => words.lineFields[name]).join(', '))}
          {names.includes('unitPrice') && (
            <>
              {' '}
              ({words.fromTo(formatRupeesShort(old.unitPrice), formatRupeesShort(now.unitPrice))})
            </>
          )}
          {names.includes('quantity') && (
            <> ({words.fromTo(String(old.quantity), String(now.quantity))})</>
          )}
        </li>
      ))}
      {fields.map((name) => (
        <li key={name}>
          {words.contentFields[name]}
          {name === 'schedule' && rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <li key={row.id}>{rowText(row)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
      {hasTotals && (
        <li>
          <b>
            {words.total}: {words.fromTo(formatRupeesShort(from), formatRupeesShort(to))}
          </b>
        </li>
      )}
    </ul>
  )
}

function rowText({ after, before }: ChangedRow): string {
  if (!before) return words.newPayment(after?.title ?? '', amountOf(after))
  if (!after) return words.noPayment(before.title, amountOf(before))
  const facts = [
    before.title !== after.title && words.fromTo(before.title, after.title),
    before.amount !== after.amount && words.fromTo(amountOf(before), amountOf(after)),
    before.dueOn !== after.dueOn && words.fromTo(dayOf(before), dayOf(after)),
  ]
  return [words.payment(after.title), facts.filter(Boolean).join(', ')].join(': ')
}

const amountOf = (row: ScheduleRow | undefined) => formatRupeesShort(row?.amount ?? 0)

const dayOf = ({ dueOn }: ScheduleRow) => (dueOn ? formatDay(dueOn) : words.onAcceptance)
