import type { Payload } from 'payload'
import { withDishTitles } from '@/booking/rules/describeFunctions'
import { type BookingFunction, dishIdsOf } from '@/booking/rules/functions'
import { storedBookings } from '@/booking/storedBookings'
import { privacy } from '@/i18n/en/privacy'
import { readMenu } from '@/menu/readMenu'
import type { Person } from '@/privacy/rules/person'
import { readVouchersOf } from '@/quote/payments/storedVouchers'
import { readableQuote, readableVoucher } from '@/quote/readableQuote'
import { readQuoteOf } from '@/quote/storedQuotes'
import { formatPhone } from '@/rules/phone'
import { type RawBooking, whereIs } from './anonymiseWhere'

const SHOWN = 50

interface Search {
  payload: Payload
  person: Person
}

export async function findPerson({ payload, person }: Search) {
  const found = await storedBookings<RawBooking>(payload)
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

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)

const readable = (value: string) => (value.includes('@') ? value : formatPhone(value))

function othersIn(found: RawBooking[], { value }: Person): string[] {
  const all = found.flatMap(({ contactNumber, email }) => [
    textOf(contactNumber),
    textOf(email)?.trim().toLowerCase(),
  ])
  return [...new Set(all)].filter((one) => one && one !== value).map((one) => readable(one ?? ''))
}

const machinery = ['__v', 'idempotencyKey', 'lease', 'nextEmailAt', 'printed']

/** All stored fields, so that new ones are included. */
export async function exportPerson({ payload, person }: Search) {
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const bookings = await storedBookings<RawBooking>(payload)
    .find({ ...whereIs(person), anonymisedAt: null })
    .sort({ createdAt: 1 })
    .toArray()
  return {
    about: privacy.file.about,
    business: name,
    made: new Date().toISOString(),
    person: person.value,
    explanations: [privacy.file.emails, privacy.file.counters],
    requests: (await withQuotes(payload, await withMenus(payload, bookings))).map(readableMoment),
  }
}

function withQuotes(payload: Payload, bookings: RawBooking[]): Promise<RawBooking[]> {
  return Promise.all(
    bookings.map(async (booking) => {
      const id = String(booking._id)
      const [quote, vouchers] = await Promise.all([
        readQuoteOf(payload, id),
        readVouchersOf(payload, id),
      ])
      return {
        ...booking,
        ...(quote && { quote: readableQuote(quote) }),
        ...(vouchers.length > 0 && { vouchers: vouchers.map(readableVoucher) }),
      }
    }),
  )
}

/** Titles of dishes in place of their ids. */
async function withMenus(payload: Payload, bookings: RawBooking[]): Promise<RawBooking[]> {
  const functionsOf = ({ functions }: RawBooking) =>
    Array.isArray(functions) ? (functions as BookingFunction[]) : []
  const dishes = await readMenu(payload, dishIdsOf(bookings.flatMap(functionsOf)))
  return bookings.map((booking) => {
    const functions = functionsOf(booking)
    return functions.length > 0
      ? { ...booking, functions: withDishTitles(functions, dishes) }
      : booking
  })
}

function readableMoment(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readableMoment)
  if (!isPlain(value)) return value
  const shown = Object.entries(value).filter(([name]) => !machinery.includes(name))
  return Object.fromEntries(
    shown.map(([name, inner]) => [name === '_id' ? 'id' : name, readableMoment(inner)]),
  )
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
