import type { Payload, TypedUser, Where } from 'payload'
import type { Booking } from '@/payload-types'

const OTHERS_MAX = 10

const select = { createdAt: true, date: true, name: true, reference: true, status: true } as const

export type OtherRequest = Pick<Booking, keyof typeof select | 'id'>

interface Query {
  booking: Booking
  payload: Payload
  user: TypedUser
}

/** Other requests from the same phone or e-mail, newest first. */
export async function loadOthers({ booking, payload, user }: Query): Promise<OtherRequest[]> {
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
    select,
    sort: '-createdAt',
    user,
    where: { and: [{ id: { not_equals: id } }, { or: same }] },
  })
  return docs
}
