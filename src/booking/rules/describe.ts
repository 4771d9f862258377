import { bookingDetails, bookingFields } from '@/i18n/en/bookingFields'
import { bookingWork, panelWords } from '@/i18n/en/bookingPanel'
import { dashboard, numbers } from '@/i18n/en/dashboard'
import { formatPhone } from '@/rules/phone'
import { formatDay } from '@/time/days'
import type { WorkedField } from './changes'
import { describeFunctions } from './describeFunctions'
import { type BookingDetail, detailNames } from './fields'
import { readFunctions } from './functions'
import type { FieldChange, TimelineEntry } from './timeline'

type Details = Partial<Record<BookingDetail | 'campaign', string | null>>

/** The details of a booking in words, such as `['Food', 'Jain']`, without empty ones. */
export function describeDetails(booking: Details): [label: string, value: string][] {
  const { campaign, labels } = bookingDetails
  const all: [string, string][] = [
    ...detailNames.map((name): [string, string] => [
      labels[name],
      wordOfField(name, booking[name] ?? ''),
    ]),
    [campaign, booking.campaign ?? ''],
  ]
  return all.filter(([, value]) => value !== '')
}

const MINUTE_MS = 60_000

/** For example `45 min`, `1 h 20 min`, `3 days 4 h`. */
export function describeWait(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours === 0) return numbers.wait.minutes(minutes)
  if (days === 0) return numbers.wait.hours({ hours, minutes: minutes % 60 })
  return numbers.wait.days({ days, hours: hours % 24 })
}

const words = panelWords.timeline

export interface DescribedChange {
  field: string
  from: string | null
  to: string | null
}

export function describeWork(entry: Omit<TimelineEntry, 'at'>) {
  const all = (entry.changes ?? []).filter(({ field }) => field)
  const changes = all.filter(({ field }) => !['deletedAt', 'status'].includes(field))
  const moves = all.filter(({ field }) => ['deletedAt', 'status'].includes(field))
  const title = titleOf(entry)
  return {
    changes: changes.map(describeChange),
    text: entry.kind === 'merge' ? null : (entry.text ?? null),
    title: [title, ...moves.map(moveOf)].filter(Boolean).join('. ') || words.change,
  }
}

function titleOf(entry: Omit<TimelineEntry, 'at'>): string {
  const { changes, correctedAt, crew, kind, outcome, removedAt, text, undone } = entry
  const isLeaving = changes?.some(({ field, to }) => field === 'deletedAt' && to)
  switch (kind) {
    case 'added':
      return words.added
    case 'note': {
      if (removedAt) return words.noteRemoved
      const title = crew ? words.crewNote : words.note
      return correctedAt ? `${title}, ${words.corrected}` : title
    }
    case 'call':
    case 'message':
    case 'quote':
      return outcome ? words[outcome] : words.change
    case 'merge':
      if (undone) return words.mergeUndone(text ?? '')
      return isLeaving ? words.mergedInto(text ?? '') : words.merged(text ?? '')
    case 'change':
      return ''
  }
}

function moveOf({ field, to }: FieldChange): string {
  if (field === 'status') return words.moved(wordOfField(field, to ?? ''))
  return to ? words.trashed : words.restored
}

function describeChange({ field, from, to }: FieldChange): DescribedChange {
  const word = (value?: string | null) => (value ? wordOfField(field, value) : null)
  return { field: bookingFields[field as WorkedField] ?? field, from: word(from), to: word(to) }
}

const codes: Record<string, Record<string, string>> = {
  ...bookingDetails.options,
  kind: dashboard.kinds,
  lostReason: bookingWork.lostReasons,
  source: bookingWork.sources,
  status: bookingWork.statuses,
}

const formats: Record<string, (value: string) => string> = {
  contactNumber: formatPhone,
  date: formatDay,
  followUpOn: formatDay,
  functions: (text) =>
    describeFunctions(readFunctions(text), bookingDetails.functions).join('\n') || text,
}

/** A stored value as text: `dateFull` is `Date is full`, a day is `Sat, 12 Dec 2026`. */
export function wordOfField(field: string, value: string): string {
  return codes[field]?.[value] ?? formats[field]?.(value) ?? value
}
