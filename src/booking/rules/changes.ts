import { customersFields } from './fields'
import { followingFields, joinFunctions, writeFunctions } from './functions'
import type { FieldChange } from './timeline'

export const workedFields = [
  'status',
  'lostReason',
  'followUpOn',
  'assignedTo',
  'kind',
  ...customersFields,
  'campaign' as const,
  'source',
  'deletedAt',
] as const
export type WorkedField = (typeof workedFields)[number]

type Values = Partial<Record<WorkedField, unknown>>

/** Compares only the fields that `after` contains. */
export function changesBetween({ after, before }: { after: Values; before: Values }) {
  return workedFields
    .filter((field) => after[field] !== undefined && text(after[field]) !== text(before[field]))
    .map((field): FieldChange => {
      if (field === 'functions') return { field, ...changedFunctions({ after, before }) }
      return { field, from: text(before[field]), to: text(after[field]) }
    })
}

/** In characters, so that the timeline of a booking stays small. */
const CHANGE_MAX = 2000

/**
 * Only the functions that differ; if the text is too long without their notes, and then without their menus.
 */
function changedFunctions({ after, before }: { after: Values; before: Values }) {
  const listOf = (rows: unknown) => (Array.isArray(rows) ? (rows as object[]) : [])
  const differing = (rows: object[], others: object[]) => {
    const same = others.map((row) => writeFunctions([row]))
    const left = rows.filter((row) => !same.includes(writeFunctions([row])))
    const texts = [{}, { notes: null }, { dishes: null, notes: null }].map((without) =>
      writeFunctions(left.map((row) => ({ ...row, ...without }))),
    )
    return (texts.find(({ length }) => length <= CHANGE_MAX) ?? texts.at(-1)) || null
  }
  const [from, to] = [listOf(before.functions), listOf(after.functions)]
  return { from: differing(from, to), to: differing(to, from) }
}

function text(value: unknown): string | null {
  if (isEmpty(value)) return null
  if (Array.isArray(value)) return writeFunctions(value)
  return value instanceof Date ? value.toISOString() : String(value)
}

type Filled = Partial<Record<(typeof customersFields)[number], unknown>>

export function fillGaps<Request extends Filled>({ from, into }: { from: Request; into: Request }) {
  const gaps = customersFields.filter((name) => isEmpty(into[name]) && !isEmpty(from[name]))
  return Object.fromEntries(gaps.map((name) => [name, from[name]])) as Pick<
    Request,
    keyof Request & (typeof customersFields)[number]
  >
}

/** The functions of both bookings; undefined when the other adds none. */
export function bothFunctions({ from, into }: { from: Filled; into: Filled }) {
  const functions = joinFunctions(into.functions, from.functions)
  return writeFunctions(functions) === writeFunctions(into.functions) ? {} : { functions }
}

/** When both bookings have functions, each keeps its own values, and day and guests are derived from them. */
export function differingFields({ from, into }: { from: Filled; into: Filled }) {
  const hasFunctions = !isEmpty(from.functions) || !isEmpty(into.functions)
  return customersFields.filter(
    (name) =>
      name !== 'message' &&
      name !== 'functions' &&
      !(hasFunctions && follows.includes(name)) &&
      !isEmpty(into[name]) &&
      !isEmpty(from[name]) &&
      into[name] !== from[name],
  )
}

const follows: readonly string[] = followingFields

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

interface Edits<Values> {
  base: Values
  mine: Values
  theirs: Values
}

/** A three-way merge: takes a field that only they changed; a field that both changed is a conflict. */
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
