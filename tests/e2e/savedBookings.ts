import { databaseClient } from '@/databaseClient'

/** What MongoDB holds of one phone. */
export async function savedBookings(site: { databaseUri: string }, contactNumber: string) {
  const client = databaseClient(site.databaseUri)
  const bookings = await client.db().collection('Booking').find({ contactNumber }).toArray()
  await client.close()
  return bookings
}
