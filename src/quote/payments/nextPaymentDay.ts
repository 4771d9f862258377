import type { Payload } from 'payload'
import { type Day, dayInIndia } from '@/time/days'
import { readStandings } from './readStandings'

/** Of the first payment that is not paid in full; null without one, and without an accepted quote. */
export async function nextPaymentDay(payload: Payload, booking: string): Promise<Day | null> {
  const today = dayInIndia(new Date())
  const standings = await readStandings(payload, { bookings: [booking], today })
  return standings.get(booking)?.next?.dueOn ?? null
}
