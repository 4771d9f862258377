import { databaseClient } from '../../src/database/databaseClient'

/** Puts exactly these requests into the database, past the rules: so tests can say when they came. */
export async function storeBookings(site: { databaseUri: string }, requests: object[]) {
  const client = databaseClient(site.databaseUri)
  const bookings = client.db().collection('Booking')
  const now = new Date()
  await bookings.deleteMany({})
  const documents = requests.map((request) => ({
    contactNumber: '9829012345',
    createdAt: now,
    kind: 'booking',
    notices: [],
    revision: 0,
    source: 'website',
    status: 'new',
    timeline: [],
    updatedAt: now,
    ...request,
  }))
  if (documents.length > 0) await bookings.insertMany(documents)
  await client.close()
}
