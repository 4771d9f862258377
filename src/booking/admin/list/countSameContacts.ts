import type { Payload } from 'payload'
import { keepUntilChange } from '@/booking/keepUntilChange'
import { storedBookings } from '@/booking/storedBookings'

interface Reachable {
  contactNumber?: string | null
  deletedAt?: string | null
  email?: string | null
}

/** The number of bookings that share a phone number or an email. */
interface SameContact {
  contactNumber?: string | null
  count: number
  email?: string | null
}

const keepSame = keepUntilChange<SameContact[]>()

/** For the phone numbers and emails of these bookings, without the trash. The caller checks access. */
export async function countSameContacts(
  payload: Payload,
  bookings: Reachable[],
): Promise<SameContact[]> {
  const among = (name: 'contactNumber' | 'email') => {
    const values = [...new Set(bookings.map((booking) => booking[name]).filter(Boolean))]
    return values.length > 0 ? [{ [name]: { $in: values } }] : []
  }
  const same = [...among('contactNumber'), ...among('email')]
  if (same.length === 0) return []
  return keepSame(payload, JSON.stringify(same), () => readSame(payload, same))
}

async function readSame(payload: Payload, same: object[]): Promise<SameContact[]> {
  const found = await storedBookings(payload)
    .aggregate<{ _id: Omit<SameContact, 'count'>; count: number }>([
      { $match: { $or: same, deletedAt: null } },
      {
        $group: { _id: { contactNumber: '$contactNumber', email: '$email' }, count: { $sum: 1 } },
      },
    ])
    .toArray()
  return found.map(({ _id, count }) => ({ ..._id, count }))
}

/** The other bookings with the same phone number or email, which the open booking lists. */
export function othersOf(booking: Reachable, all: SameContact[]): number {
  const { contactNumber, deletedAt, email } = booking
  const isSame = (one: SameContact) =>
    (contactNumber && one.contactNumber === contactNumber) || (email && one.email === email)
  const count = all.filter(isSame).reduce((sum, one) => sum + one.count, 0)
  return Math.max(0, deletedAt ? count : count - 1)
}
