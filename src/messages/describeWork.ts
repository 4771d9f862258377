import type { WorkedField } from '@/domain/bookingChanges'
import type { FieldChange, TimelineEntry } from '@/domain/timeline'
import { bookingFields } from './en/bookingFields'
import { requestWords } from './en/request'
import { wordOfField } from './wordOfField'

const words = requestWords.timeline

export interface DescribedChange {
  field: string
  from: string | null
  to: string | null
}

/** One line of the timeline in words: what was done, what was written, what each field became. */
export function describeWork(entry: Omit<TimelineEntry, 'at'>) {
  const all = entry.changes ?? []
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
