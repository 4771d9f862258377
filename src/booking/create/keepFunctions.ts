import {
  functionFields,
  FUNCTIONS_MAX,
  functionTable,
  isEmptyFunction,
} from '@/booking/rules/functions'
import { readGuests } from '@/booking/rules/guests'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { isDocumentId } from '@/rules/fieldValues'

type Row = Record<string, unknown>

const { labels } = bookingDetails.functions

/**
 * Converts submitted functions of any shape into rows with exactly the known fields. Reads numbers as the
 * form does, and adds other words to the notes. Cuts rows above the maximum, except one that the rules then
 * refuse, so that a long list costs little.
 */
export function keepFunctions(sent: unknown) {
  if (!Array.isArray(sent)) return { functions: typeof sent === 'number' ? String(sent) : sent }
  const ids = new Set<unknown>()
  return { functions: sent.slice(0, FUNCTIONS_MAX + 1).map((row) => toRow(row, ids)) }
}

function toRow(sent: unknown, ids: Set<unknown>): Row {
  const isRow = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  // A value that is not a row is refused by the rules of its name.
  const given: Row = isRow ? (sent as Row) : { name: sent }
  const row = Object.fromEntries(functionFields.map((name) => [name, given[name] ?? null]))
  const counts = (['guests', 'guaranteed'] as const).flatMap((name) => countOf(name, given[name]))
  const words = counts.flatMap(({ words }) => words ?? [])
  const notes = typeof (given.notes ?? '') === 'string' ? [given.notes, ...words] : []
  const isKept = isDocumentId(given.id) && !ids.has(given.id) && !isEmptyFunction(given)
  if (isKept) ids.add(given.id)
  return {
    ...row,
    dishes: dishesOf(given.dishes),
    ...Object.fromEntries(counts.map(({ count, name }) => [name, count])),
    ...(words.length > 0 && notes.length > 0 && { notes: notes.filter(Boolean).join('\n') }),
    ...(isKept && { id: given.id }),
  }
}

/** Forms send ids separated by spaces. Keeps one above the maximum for the rules to refuse. */
function dishesOf(sent: unknown): unknown {
  const most = functionTable.dishes.max + 1
  const list: unknown = typeof sent === 'string' ? sent.trim().split(/\s+/, most) : sent
  return Array.isArray(list) ? list.filter((id) => id !== '').slice(0, most) : (list ?? null)
}

interface Count {
  count: number | null
  name: 'guaranteed' | 'guests'
  words?: string
}

/** A text that is too long is left for the rules to refuse. */
function countOf(name: Count['name'], typed: unknown): Count[] {
  if (typeof typed !== 'string') return []
  if (typed.length > functionTable[name].max) return [{ count: NaN, name }]
  const { count, words } = readGuests(typed)
  return [{ count: count ?? null, name, words: words && `${labels[name]}: ${words}` }]
}
