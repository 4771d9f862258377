import { askedFields } from './fields'
import type { FieldChange } from './timeline'

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

/** Only fields that `after` names can have changed. */
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

export function fillGaps<Request extends Filled>({ from, into }: { from: Request; into: Request }) {
  const gaps = askedFields.filter((name) => isEmpty(into[name]) && !isEmpty(from[name]))
  return Object.fromEntries(gaps.map((name) => [name, from[name]])) as Pick<
    Request,
    keyof Request & (typeof askedFields)[number]
  >
}

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
  base: Values
  mine: Values
  theirs: Values
}

/**
 * A three-way merge: a field that only they changed is taken; one that both changed is a conflict.
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
