import { askedFields } from './askedFields'
import type { FieldChange } from './timeline'

/** What people change in a booking, in the order in which the timeline names it. */
export const workedFields = [
  'status',
  'lostReason',
  'followUpOn',
  'assignedTo',
  'kind',
  ...askedFields,
  'campaign',
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
