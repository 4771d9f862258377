import type { Field, SanitizedConfig } from 'payload'
import { Booking } from '@collections/Booking'
import { visitorsFields } from '@collections/Booking/fields'
import { internalFields } from '@collections/Booking/internalFields'

export const bareSlug = 'bench-bare'

/** Bookings' fields and access in a collection of its own, without any hook of ours. */
export function addBareCollection(config: SanitizedConfig) {
  const bookings = config.collections.find(({ slug }) => slug === Booking.slug)
  if (!bookings) throw new Error('The config has no bookings.')
  const noHooks = Object.fromEntries(Object.keys(bookings.hooks).map((name) => [name, []]))
  const isStored = (field: object) => !('virtual' in field)
  config.collections.push({
    ...bookings,
    slug: bareSlug as never,
    dbName: 'BenchBare',
    fields: bookings.fields.map(askedByPayload).filter(isStored),
    flattenedFields: bookings.flattenedFields.filter(isStored),
    hooks: noHooks as unknown as typeof bookings.hooks,
  })
}

const written = [...visitorsFields, ...internalFields]

/** As it was before checkedByRules: Payload asks it whoever creates the booking. */
function askedByPayload(field: Field, index: number): Field {
  const before = written[index]
  if (!before) return field
  const [name, nameBefore] = [field, before].map((one) => ('name' in one ? one.name : one.type))
  if (name !== nameBefore) throw new Error(`${name} stands where ${nameBefore} was written.`)
  return { ...field, admin: { ...field.admin, condition: before.admin?.condition } } as Field
}
