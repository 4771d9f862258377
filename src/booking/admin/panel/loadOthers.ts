import type { Where } from 'payload'
import type { Caller } from '@/account/access'
import { differingFields } from '@/booking/rules/changes'
import { wordOfField } from '@/booking/rules/describe'
import type { customersFields } from '@/booking/rules/fields'
import { bookingFields } from '@/i18n/en/bookingFields'
import type { Booking } from '@/payload-types'

const OTHERS_MAX = 10

export interface Difference {
  label: string
  mine: string
  name: (typeof customersFields)[number]
  theirs: string
}

export interface OtherBooking extends Pick<
  Booking,
  'createdAt' | 'date' | 'days' | 'functions' | 'id' | 'name' | 'reference' | 'status'
> {
  bothWrote: boolean
  differences: Difference[]
}

export async function loadOthers({
  booking,
  payload,
  user,
}: Caller & { booking: Booking }): Promise<OtherBooking[]> {
  const { contactNumber, email, id } = booking
  const same: Where[] = [
    ...(contactNumber ? [{ contactNumber: { equals: contactNumber } }] : []),
    ...(email ? [{ email: { equals: email } }] : []),
  ]
  if (same.length === 0) return []
  const { docs } = await payload.find({
    collection: 'bookings',
    depth: 0,
    limit: OTHERS_MAX,
    overrideAccess: false,
    sort: '-createdAt',
    user,
    where: { and: [{ id: { not_equals: id } }, { or: same }] },
  })
  return docs.map((other) => ({
    bothWrote: Boolean(booking.message && other.message && booking.message !== other.message),
    createdAt: other.createdAt,
    date: other.date,
    days: other.days,
    functions: other.functions,
    differences: differingFields({ from: other, into: booking }).map((name) => ({
      label: bookingFields[name],
      mine: textOf(booking, name),
      name,
      theirs: textOf(other, name),
    })),
    id: other.id,
    name: other.name,
    reference: other.reference,
    status: other.status,
  }))
}

/** Relations are shown with the title that was stored when they were chosen. */
function textOf(booking: Booking, name: Difference['name']): string {
  const title = { plan: booking.planTitle, service: booking.serviceTitle }[name as string]
  const value = booking[name]
  if (typeof value === 'number') return value.toLocaleString('en-IN')
  return title || wordOfField(name, String(value))
}
