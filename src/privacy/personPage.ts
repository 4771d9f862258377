import { workedFields, type WorkedField } from '@/booking/rules/changes'
import { describeWork, wordOfField } from '@/booking/rules/describe'
import { writeFunctions } from '@/booking/rules/functions'
import type { TimelineEntry } from '@/booking/rules/timeline'
import { escapeHtml } from '@/email/emailHtml'
import { bookingFields } from '@/i18n/en/bookingFields'
import { emailTexts } from '@/i18n/en/email'
import { privacy } from '@/i18n/en/privacy'
import type { Booking } from '@/payload-types'
import { isDocumentId } from '@/rules/fieldValues'
import { formatMoment } from '@/time/days'
import type { exportPerson } from './person'

const { page: words } = privacy

type Exported = Awaited<ReturnType<typeof exportPerson>>

type Line = [label: string, text: string]

export function personPage({ about, business, made, person, requests }: Exported) {
  const title = `${words.title} ${person}`
  const plain = JSON.parse(JSON.stringify(requests)) as Record<string, unknown>[]
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(`${[about, business].filter(Boolean).join(': ')}. ${words.made(formatMoment(made))}`)}</p>`,
    ...plain.map(section),
    `<h2>${escapeHtml(words.more)}</h2>`,
    `<p>${escapeHtml(privacy.file.counters)}</p>`,
    '</main></body></html>',
  ].join('\n')
}

const style = [
  'body{font:16px/1.5 system-ui,sans-serif;color:#22222a;background:#fff;margin:0}',
  'main{max-width:46rem;margin:0 auto;padding:1.5rem}',
  'h1,h2{color:#5a1027;line-height:1.25}h2{margin-top:2.5rem;font-size:1.25rem}',
  'dl{margin:0}dl>div{padding:.4rem 0;border-bottom:1px solid #e3d9dd;break-inside:avoid}',
  'dt{font-weight:600}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}',
].join('')

function section(booking: Record<string, unknown>): string {
  const { createdAt, emails, reference, timeline, ...fields } = booking
  const heading = [
    reference,
    typeof createdAt === 'string' && words.received(formatMoment(createdAt)),
  ]
  const lines: Line[] = [
    ...inOrder(fields).flatMap(([name, value]) => lineOf(name, value)),
    ...list(timeline).map((entry) => entryLine(entry as TimelineEntry)),
    ...list(emails).map((email) => emailLine(email as NonNullable<Booking['emails']>[number])),
  ]
  const items = lines.map(
    ([label, text]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`,
  )
  return `<section><h2>${escapeHtml(heading.filter(Boolean).join(', '))}</h2><dl>${items.join('')}</dl></section>`
}

function inOrder(fields: Record<string, unknown>) {
  const rank = (name: string) => (workedFields as readonly string[]).indexOf(name)
  const known = Object.entries(fields).filter(([name]) => rank(name) >= 0)
  const others = Object.entries(fields).filter(([name]) => rank(name) < 0)
  return [...known.toSorted(([a], [b]) => rank(a) - rank(b)), ...others]
}

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

function lineOf(name: string, value: unknown): Line[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value) && value.length === 0) return []
  // Ids are omitted.
  if (isDocumentId(value)) return []
  const label = bookingFields[name as WorkedField] ?? words.fields[name] ?? readableName(name)
  const text = textOf(name, value)
  return text.trim() ? [[label, text]] : []
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value.toLocaleString('en-IN')
  if (typeof value === 'string') {
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value) : wordOfField(name, value)
  }
  if (name === 'functions') return wordOfField(name, writeFunctions(value))
  if (Array.isArray(value)) return value.map((one) => textOf(name, one)).join('\n')
  return Object.entries(value as object)
    .flatMap(([inner, one]) => lineOf(inner, one))
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}

function entryLine(entry: TimelineEntry): Line {
  const { changes, text, title } = describeWork(entry)
  const described = changes.map(
    ({ field, from, to }) => `${field}: ${from ?? words.empty} → ${to ?? words.empty}`,
  )
  const who = [formatMoment(entry.at), entry.byName].filter(Boolean).join(', ')
  return [title, [text, ...described, who].filter(Boolean).join('\n')]
}

function emailLine({ kind, sentAt, state, to }: NonNullable<Booking['emails']>[number]): Line {
  const when = sentAt && formatMoment(sentAt)
  return [
    words.emailTo(emailTexts.kinds[kind]),
    [emailTexts.states[state], to, when].filter(Boolean).join(', '),
  ]
}

/** For fields without a label: `somethingNew` becomes `Something new`. */
function readableName(name: string): string {
  const apart = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}
