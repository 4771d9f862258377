import { fieldNames, fieldTable } from './fields'

/**
 * The fields that stay when personal data is erased: source, subject and outcome of the booking. All other
 * fields are erased, including new ones.
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
