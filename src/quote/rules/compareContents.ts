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

/** A payment that is new has no `before`, one that is gone no `after`. */
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
  /** Of the schedule, in the order of what it is now. */
  rows: ChangedRow[]
}

/** What differs between two versions; a new version keeps the ids of the lines that it copies. */
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

/** Ids of the functions, with their days, guests and menus, that are new, gone or different. */
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

/** Stored objects have their keys in an order of their own, and texts no space around; an empty one is none. */
function plain(value: unknown): string {
  const inOrder = (_: string, part: unknown) => {
    if (typeof part === 'string') return part.trim() || undefined
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  }
  return JSON.stringify(value, inOrder) ?? ''
}
