import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { withoutEvent } from '@/booking/rules/status'
import { storedBookings } from '@/booking/storedBookings'
import type { PaymentStanding } from '@/quote/rules/paymentStanding'
import type { Day } from '@/time/days'
import { type AcceptedQuote, readStandings } from './readStandings'

export interface Due {
  booking: string
  contactNumber?: string | null
  name?: string | null
  reference?: string | null
  standing: PaymentStanding
}

interface DueBooking extends Omit<Due, 'booking' | 'standing'> {
  _id: mongo.ObjectId
  anonymisedAt?: Date | null
  deletedAt?: Date | null
  paymentDueOn?: Day | null
  status: string
}

interface DuesQuery {
  /** Quotes that have already been read (readStandings.ts). */
  quotes?: readonly AcceptedQuote[]
  today: Day
  /** The last due day of the next payment; undefined for all unpaid amounts. */
  until?: Day
}

/**
 * Accepted quotes that are not fully paid, the longest due first, for the same bookings as the tab of overdue
 * payments. The caller checks access.
 */
export async function readDues(
  payload: Payload,
  { quotes, today, until }: DuesQuery,
): Promise<Due[]> {
  const found = await storedBookings<DueBooking>(payload)
    .find({
      anonymisedAt: null,
      deletedAt: null,
      paymentDueOn: { $gt: '', ...(until && { $lte: until }) },
      status: { $nin: withoutEvent },
    })
    .sort({ paymentDueOn: 1, _id: 1 })
    .project<DueBooking>({ contactNumber: 1, name: 1, reference: 1 })
    .toArray()
  const bookings = found.map(({ _id }) => String(_id))
  const standings = await readStandings(payload, { bookings, quotes, today })
  return found.flatMap(({ _id, contactNumber, name, reference }) => {
    const booking = String(_id)
    const standing = standings.get(booking)
    return standing ? [{ booking, contactNumber, name, reference, standing }] : []
  })
}
