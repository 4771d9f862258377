import { siteDatabase } from './siteDatabase'

const SECOND_MS = 1000

/**
 * Puts exactly these bookings into the database, the first the newest, past the rules: so tests can
 * say when they came. Gives their ids.
 */
export async function storeBookings(
  site: { databaseUri: string },
  bookings: object[],
): Promise<string[]> {
  const collection = siteDatabase(site).collection('Booking')
  await collection.deleteMany()
  const documents = bookings.map((booking, index) => {
    const createdAt = new Date(Date.now() - index * SECOND_MS)
    return {
      contactNumber: '9829012345',
      createdAt,
      deletedAt: null,
      kind: 'booking',
      emails: [],
      reference: `JU-TEST-${index}`,
      revision: 0,
      source: 'website',
      status: 'new',
      timeline: [],
      updatedAt: createdAt,
      ...booking,
    }
  })
  const ids = documents.length > 0 ? (await collection.insertMany(documents)).insertedIds : {}
  await noteChange(site)
  return Object.values(ids).map(String)
}

/** As the site does it, so that the dashboard counts once more. */
export async function noteChange(site: { databaseUri: string }) {
  await siteDatabase(site)
    .collection<{ _id: string }>('Changes')
    .updateOne({ _id: 'bookings' }, { $inc: { count: 1 } }, { upsert: true })
}

/** What MongoDB holds of the booking of that name. */
export async function storedBooking(site: { databaseUri: string }, name: string) {
  return siteDatabase(site).collection('Booking').findOne({ name })
}
