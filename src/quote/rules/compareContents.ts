import type { QuoteContent, QuotedLine } from './quote'

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

export interface ContentChanges {
  added: QuotedLine[]
  removed: QuotedLine[]
  changed: ChangedLine[]
  fields: (typeof contentFields)[number][]
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
  }
}

export const isUnchanged = ({ added, changed, fields, removed }: ContentChanges) =>
  [added, changed, fields, removed].every(({ length }) => length === 0)

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
