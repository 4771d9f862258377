import { databaseClient } from '@/databaseClient'
import type { ServedForTests } from '../site/serveForTests'

/** Bookings, their counts and the notes of their changes come from visitors; the site notes its daily jobs. */
const moving = ['Booking', 'Changes', 'Clock', 'RateLimit']

/** How many documents every collection holds, but for those that strangers may fill. */
export async function countDocuments({ databaseUri }: ServedForTests) {
  const client = databaseClient(databaseUri)
  try {
    const all = await client.db().listCollections().toArray()
    const names = all.map(({ name }) => name).filter((name) => !moving.includes(name))
    const counts = names
      .sort()
      .map(async (name) => [name, await client.db().collection(name).countDocuments()])
    return Object.fromEntries((await Promise.all(counts)) as [string, number][])
  } finally {
    await client.close()
  }
}

/** The requests that came since then. */
export async function storedBookings({ databaseUri }: ServedForTests, since: Date) {
  const client = databaseClient(databaseUri)
  try {
    return await client
      .db()
      .collection('Booking')
      .find({ createdAt: { $gte: since } })
      .toArray()
  } finally {
    await client.close()
  }
}
