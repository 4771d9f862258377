import type { Payload } from 'payload'

export interface RawBooking {
  _id: object
  notices?: { state?: string }[]
  [field: string]: unknown
}

export type BookingFilter = Record<string, unknown>

/** The collection under Payload: only there one write takes out what no field describes. */
export function rawBookings({ db }: Payload) {
  return db.connection.collection<RawBooking>('Booking')
}
