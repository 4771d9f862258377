/**
 * What stays of a booking when its person goes: how it came, what it was about and what became of
 * it. Everything else goes, fields included that nobody has thought of yet.
 */
const businessRecord: readonly string[] = [
  '_id',
  '__v',
  'anonymisedAt',
  'budgetBand',
  'createdAt',
  'date',
  'deletedAt',
  'heardFrom',
  'id',
  'kind',
  'lostReason',
  'numberOfGuests',
  'plan',
  'planTitle',
  'reference',
  'revision',
  'selectedService',
  'service',
  'serviceTitle',
  'source',
  'status',
  'updatedAt',
]

/** Of the fields of a booking, those that may tell who it was. */
export function personalFields(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => !businessRecord.includes(name))
}
