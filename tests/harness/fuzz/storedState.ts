import { databaseClient } from '@/databaseClient'
import type { ServedForTests } from '../site/serveForTests'

/** Requests and their counts come and go as visitors ask; the site notes what it did of the day's work. */
const moving = ['Booking', 'Clock', 'RateLimit']

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
