import { askedFields } from './fields'
import type { FieldChange } from './timeline'

/** What people change in a booking, in the order in which the timeline names it. */
export const workedFields = [
  'status',
  'lostReason',
  'followUpOn',
  'assignedTo',
  'kind',
  ...askedFields,
  'campaign' as const,
  'source',
  'deletedAt',
] as const
export type WorkedField = (typeof workedFields)[number]

type Values = Partial<Record<WorkedField, unknown>>

/** What differs, as texts. A field that `after` does not name has not changed. */
export function changesBetween({ after, before }: { after: Values; before: Values }) {
  return workedFields
    .filter((field) => after[field] !== undefined && text(after[field]) !== text(before[field]))
    .map((field): FieldChange => ({ field, from: text(before[field]), to: text(after[field]) }))
}

function text(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return value instanceof Date ? value.toISOString() : String(value)
}

type Filled = Partial<Record<(typeof askedFields)[number], unknown>>

/** What the one request lacks and the other has. What is written in both stays as it is. */
export function fillGaps<Request extends Filled>({ from, into }: { from: Request; into: Request }) {
  const gaps = askedFields.filter((name) => isEmpty(into[name]) && !isEmpty(from[name]))
  return Object.fromEntries(gaps.map((name) => [name, from[name]])) as Pick<
    Request,
    keyof Request & (typeof askedFields)[number]
  >
}

/** The fields that both have and that differ; both messages are kept, so they are not among them. */
export function differingFields({ from, into }: { from: Filled; into: Filled }) {
  return askedFields.filter(
    (name) =>
      name !== 'message' &&
      !isEmpty(into[name]) &&
      !isEmpty(from[name]) &&
      into[name] !== from[name],
  )
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

interface Edits<Values> {
  /** What was read when the writing began, what was made of it, and what somebody else saved. */
  base: Values
  mine: Values
  theirs: Values
}

/**
 * Two people changed one thing. What only they changed is taken over; where both changed the same
 * field in different ways, mine stays and the field is a conflict until somebody decides.
 */
export function mergeEdits<Values extends Record<string, string>>({
  base,
  mine,
  theirs,
}: Edits<Values>) {
  const names = Object.keys(base) as (keyof Values & string)[]
  const changed = names.filter((name) => theirs[name] !== base[name])
  const taken = changed.filter((name) => mine[name] === base[name])
  const conflicts = changed.filter(
    (name) => mine[name] !== base[name] && mine[name] !== theirs[name],
  )
  const values = { ...mine }
  for (const name of taken) values[name] = theirs[name]
  return { conflicts, taken, values }
}

/** When the last of them was changed; nothing when none says. */
export function latestChange(items: { updatedAt?: string | null }[]): string | undefined {
  return items
    .map(({ updatedAt }) => updatedAt ?? '')
    .filter(Boolean)
    .sort()
    .at(-1)
}
