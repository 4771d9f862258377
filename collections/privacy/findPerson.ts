import type { Payload } from 'payload'
import type { Person } from '@/domain/person'
import { formatPhone } from '@/domain/phone'
import { rawBookings, type RawBooking } from './rawBookings'
import { whereIs } from './whereIs'

const SHOWN = 50

interface Search {
  payload: Payload
  person: Person
}

/** What is held of somebody: how much, the latest of it, and by what else it could be found. */
export async function findPerson({ payload, person }: Search) {
  const found = await rawBookings(payload)
    .find({ ...whereIs(person), anonymisedAt: null })
    .project<RawBooking>({
      contactNumber: 1,
      createdAt: 1,
      deletedAt: 1,
      email: 1,
      name: 1,
      reference: 1,
    })
    .sort({ createdAt: -1 })
    .toArray()
  const inTrash = found.filter(({ deletedAt }) => deletedAt).length
  return {
    also: othersIn(found, person),
    live: found.length - inTrash,
    person: readable(person.value),
    requests: found.slice(0, SHOWN).map((booking) => ({
      id: String(booking._id),
      isInTrash: Boolean(booking.deletedAt),
      name: textOf(booking.name),
      received: booking.createdAt instanceof Date ? booking.createdAt.toISOString() : null,
      reference: textOf(booking.reference),
    })),
    trash: inTrash,
  }
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)

const readable = (value: string) => (value.includes('@') ? value : formatPhone(value))

/** Other phones and addresses of the same requests. */
function othersIn(found: RawBooking[], { value }: Person): string[] {
  const all = found.flatMap(({ contactNumber, email }) => [
    textOf(contactNumber),
    textOf(email)?.trim().toLowerCase(),
  ])
  return [...new Set(all)].filter((one) => one && one !== value).map((one) => readable(one ?? ''))
}
