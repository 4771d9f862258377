import type { Payload } from 'payload'
import type { Person } from '@/domain/person'
import { privacy } from '@/messages/en/privacy'
import { rawBookings } from './rawBookings'
import { whereIs } from './whereIs'

/** Machinery: it says nothing about a person. */
const machinery = ['__v', 'contentHash', 'idempotencyKey', 'lease']

interface Export {
  now: Date
  payload: Payload
  person: Person
}

/** Everything held of somebody, as it is stored: fields nobody has thought of yet included. */
export async function exportPerson({ now, payload, person }: Export) {
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const bookings = await rawBookings(payload)
    .find({ ...whereIs(person), anonymisedAt: null })
    .sort({ createdAt: 1 })
    .toArray()
  return {
    about: privacy.file.about,
    business: name,
    made: now.toISOString(),
    person: person.value,
    explanations: [privacy.file.mails, privacy.file.counters],
    requests: bookings.map(readable),
  }
}

/** `deletedAt` says by itself that it lies in the trash. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable)
  if (!isPlain(value)) return value
  const told = Object.entries(value).filter(([name]) => !machinery.includes(name))
  return Object.fromEntries(
    told.map(([name, inner]) => [name === '_id' ? 'id' : name, readable(inner)]),
  )
}

/** Dates and ids of MongoDB write themselves. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
