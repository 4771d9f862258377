import type { ReactNode } from 'react'
import { functionTitle } from '@/booking/rules/describeFunctions'
import { messagesFor } from '@/i18n/messagesFor'
import { formatRupeesShort } from '@/money/rules/rupees'
import { agreedAmounts, agreedContent } from '@/quote/rules/agreedContent'
import {
  changedFunctions,
  type ChangedLine,
  type ChangedRow,
  compareContents,
} from '@/quote/rules/compareContents'
import type { QuotedLine, ScheduleRow } from '@/quote/rules/quote'
import { dayInIndia, formatDay } from '@/time/days'
import { type QuoteView, writtenIn } from './quoteView'

/** The differences from the version that the customer read before. */
export function WhatChanged({ view }: { view: QuoteView }) {
  const { before, locale, version } = view
  if (!before) return null
  const words = messagesFor(locale).quotePage.changes
  const changes = compareContents(agreedContent(before), version.content)
  const from = agreedAmounts(before)?.total ?? 0
  const to = version.issued.amounts.total
  const lang = writtenIn(view)
  const lines = [
    ...changes.added.map((line) => ({ line, text: words.added(sumOf(line)) })),
    ...changes.removed.map((line) => ({ line, text: words.removed })),
    ...changes.changed.map((line) => ({ line: line.after, text: lineText(line) })),
  ]
  const functions = changedFunctions(before.issued.functions, version.issued.functions)
  const isSame = from === to && [lines, changes.rows, functions].every(({ length }) => length === 0)
  if (isSame && !changes.fields.includes('terms')) return null

  function lineText({ after, before: old }: ChangedLine): string {
    const [one, other] = [sumOf(old), sumOf(after)]
    return one === other ? words.otherwise : words.fromTo(one, other)
  }

  function functionText(id: string): ReactNode {
    const index = version.issued.functions.findIndex((one) => one.id === id)
    const now = version.issued.functions[index]
    const old = before?.issued.functions.find((one) => one.id === id)
    const title = now
      ? functionTitle(now, index, messagesFor(locale).details.functions)
      : (old?.name ?? '')
    const change = now ? (old ? words.plans : words.newFunction) : words.removed
    return (
      <>
        <b>{title || words.aFunction}</b>: {change}
      </>
    )
  }

  function rowText({ after, before: old }: ChangedRow): string {
    if (!old || !after) return after ? words.added(paymentOf(after)) : words.removed
    if (old.dueOn === after.dueOn && old.amount === after.amount) return words.otherwise
    return old.dueOn === after.dueOn
      ? words.fromTo(formatRupeesShort(old.amount), formatRupeesShort(after.amount))
      : words.fromTo(paymentOf(old), paymentOf(after))
  }

  function paymentOf({ amount, dueOn }: ScheduleRow): string {
    const when = messagesFor(locale).quotePage.schedule
    const due = dueOn ? when.by(formatDay(dueOn, locale)) : when.onAcceptance
    return `${formatRupeesShort(amount)} ${due}`
  }

  return (
    <section aria-labelledby="changes" className="surface stack">
      <h2 id="changes">{words.title}</h2>
      <p>{words.since(formatDay(dayInIndia(new Date(before.issued.at)), locale))}</p>
      <ul className="stack">
        {functions.map((id) => (
          <li key={id}>{functionText(id)}</li>
        ))}
        {lines.map(({ line, text }) => (
          <li key={line.id}>
            <b {...lang}>{line.title}</b>: {text}
          </li>
        ))}
        {changes.rows.map((row) => (
          <li key={row.id}>
            <b {...lang}>{(row.after ?? row.before)?.title}</b>: {rowText(row)}
          </li>
        ))}
        {changes.fields.includes('terms') && <li>{words.terms}</li>}
        {from !== to && (
          <li>
            <b>
              {words.total}: {words.fromTo(formatRupeesShort(from), formatRupeesShort(to))}
            </b>
          </li>
        )}
      </ul>
    </section>
  )
}

/** For example `450 × ₹1,850`; only the price if the quantity is one. */
function sumOf({ pricing, quantity, unitPrice }: QuotedLine): string {
  const each = formatRupeesShort(unitPrice)
  return pricing === 'fixed' ? each : `${quantity.toLocaleString('en-IN')} × ${each}`
}
