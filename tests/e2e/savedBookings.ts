import { siteDatabase } from './siteDatabase'

/** What MongoDB holds of one phone. */
export async function savedBookings(site: { databaseUri: string }, contactNumber: string) {
  return siteDatabase(site).collection('Booking').find({ contactNumber }).toArray()
}
