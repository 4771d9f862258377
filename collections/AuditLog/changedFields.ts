type Doc = Record<string, unknown>

/** What Payload and our own machinery keep up by themselves. */
const upkeep = [
  '_status',
  'createdAt',
  'globalType',
  'hash',
  'id',
  'lockUntil',
  'loginAttempts',
  'notices',
  'noticeSummary',
  'revision',
  'salt',
  'sessions',
  'timeline',
  'updatedAt',
]

/** The names of the fields that differ, at the top level. */
export function changedFields(before: Doc, after: Doc): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !upkeep.includes(name) && !same(before[name], after[name]))
}

/** A relation reads as an id before and as a document after; nothing, null and an empty list agree. */
function same(before: unknown, after: unknown): boolean {
  if (isNothing(before) && isNothing(after)) return true
  if (typeof before !== 'object' || before === null) return before === idOr(after)
  if (typeof after !== 'object' || after === null) return after === idOr(before)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].every((name) => same((before as Doc)[name], (after as Doc)[name]))
}

const idOr = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Doc).id : value

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return (value ?? null) === null
  return Object.values(value).every(isNothing)
}
