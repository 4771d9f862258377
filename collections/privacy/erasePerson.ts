import type { Payload } from 'payload'
import type { Person } from '@/domain/person'
import { anonymiseWhere } from './anonymiseWhere'
import { whereIs } from './whereIs'

interface Erasure {
  now: Date
  payload: Payload
  person: Person
}

/** Takes somebody out of every booking, the trash included. Counters hold hashes alone, and stay. */
export async function erasePerson({ now, payload, person }: Erasure) {
  return anonymiseWhere({ now, payload, where: whereIs(person) })
}
