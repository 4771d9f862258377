import type { SanitizedConfig } from 'payload'
import { Booking } from '@collections/Booking'

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
    fields: bookings.fields.filter(isStored),
    flattenedFields: bookings.flattenedFields.filter(isStored),
    hooks: noHooks as unknown as typeof bookings.hooks,
  })
}
