import { fieldNames, fieldTable } from './fields'

/**
 * What stays of a booking when personal data is erased: how it came, what it was about and what became
 * of it. Everything else is erased, also fields that are added later.
 */
const businessRecord: readonly string[] = [
  '_id',
  '__v',
  'anonymisedAt',
  'createdAt',
  'days',
  'deletedAt',
  'id',
  'kind',
  'lostReason',
  'planTitle',
  'reference',
  'revision',
  'serviceTitle',
  'source',
  'status',
  'updatedAt',
  ...fieldNames.filter((name) => 'isKept' in fieldTable[name]),
]

export function personalFields(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !businessRecord.includes(name))
}
