import type { QuoteContent, QuotedFunction, QuotedLine, ScheduleRow } from './quote'

const lineFields = [
  'title',
  'details',
  'functionId',
  'pricing',
  'choice',
  'quantity',
  'unitPrice',
  'discount',
  'tax',
  'heldIn',
] as const satisfies (keyof QuotedLine)[]

const contentFields = [
  'buyer',
  'discount',
  'validUntil',
  'schedule',
  'note',
  'terms',
  'language',
] as const satisfies (keyof QuoteContent)[]

export interface ChangedLine {
  before: QuotedLine
  after: QuotedLine
  fields: (typeof lineFields)[number][]
}

/** A new payment has no `before`, a removed one no `after`. */
export interface ChangedRow {
  id: string
  before?: ScheduleRow
  after?: ScheduleRow
}

export interface ContentChanges {
  added: QuotedLine[]
  removed: QuotedLine[]
  changed: ChangedLine[]
  fields: (typeof contentFields)[number][]
  /** The payments, in the current order. */
  rows: ChangedRow[]
}

/** The differences between two versions. A new version keeps the ids of copied lines. */
export function compareContents(before: QuoteContent, after: QuoteContent): ContentChanges {
  const lineBefore = new Map(before.lines.map((line) => [line.id, line]))
  const idsAfter = new Set(after.lines.map(({ id }) => id))
  return {
    added: after.lines.filter(({ id }) => !lineBefore.has(id)),
    removed: before.lines.filter(({ id }) => !idsAfter.has(id)),
    changed: after.lines.flatMap((line) => {
      const old = lineBefore.get(line.id)
      const fields = old ? differing(lineFields, old, line) : []
      return old && fields.length > 0 ? [{ before: old, after: line, fields }] : []
    }),
    fields: differing(contentFields, before, after),
    rows: changedRows(before.schedule, after.schedule),
  }
}

function changedRows(before: readonly ScheduleRow[], after: readonly ScheduleRow[]): ChangedRow[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))]
  const rowOf = (rows: readonly ScheduleRow[], id: string) => rows.find((row) => row.id === id)
  return ids
    .map((id) => ({ id, before: rowOf(before, id), after: rowOf(after, id) }))
    .filter((row) => plain(row.before) !== plain(row.after))
}

export const isUnchanged = ({ added, changed, fields, removed }: ContentChanges): boolean =>
  [added, changed, fields, removed].every(({ length }) => length === 0)

/** The ids of new, removed or changed functions. Days, guests and menus are compared. */
export function changedFunctions(
  before: readonly QuotedFunction[],
  after: readonly QuotedFunction[],
): string[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))]
  const textOf = (functions: readonly QuotedFunction[], id: string) =>
    plain(functions.find((one) => one.id === id))
  return ids.filter((id) => textOf(before, id) !== textOf(after, id))
}

const differing = <Name extends string>(
  names: readonly Name[],
  one: Partial<Record<Name, unknown>>,
  other: Partial<Record<Name, unknown>>,
): Name[] => names.filter((name) => plain(one[name]) !== plain(other[name]))

/** Ignores the order of keys, spaces around texts, and the difference between empty and missing. */
function plain(value: unknown): string {
  const inOrder = (_: string, part: unknown) => {
    if (typeof part === 'string') return part.trim() || undefined
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  }
  return JSON.stringify(value, inOrder) ?? ''
}
