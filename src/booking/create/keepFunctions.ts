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
 * Functions as they were sent, whatever they are, in the shape that Payload can work on: rows with every
 * field and no other. Numbers are read as the form reads them, and words that say more are added to the
 * notes. Rows beyond the most that may be are cut, so that a stranger's list costs little; one too many is left
 * for the rules to refuse.
 */
export function keepFunctions(sent: unknown) {
  if (!Array.isArray(sent)) return { functions: typeof sent === 'number' ? String(sent) : sent }
  const ids = new Set<unknown>()
  return { functions: sent.slice(0, FUNCTIONS_MAX + 1).map((row) => toRow(row, ids)) }
}

function toRow(sent: unknown, ids: Set<unknown>): Row {
  const isRow = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  // What is no row is refused by the rules of its name.
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

/** Forms send ids with a space between them. One too many is left for the rules to refuse. */
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

/** Too long a text is refused: no number is one. */
function countOf(name: Count['name'], typed: unknown): Count[] {
  if (typeof typed !== 'string') return []
  if (typed.length > functionTable[name].max) return [{ count: NaN, name }]
  const { count, words } = readGuests(typed)
  return [{ count: count ?? null, name, words: words && `${labels[name]}: ${words}` }]
}
