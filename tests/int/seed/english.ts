import { onTestFinished } from 'vitest'
import { getContent, type Seeded } from './seeded'

export const inHindi = { depth: 0, fallbackLocale: false, locale: 'hi', pagination: false } as const

/** As a site stood that was seeded before there was Hindi, or whose seed was cut off before it. */
export async function getEnglish(): Promise<Seeded & { notes: number }> {
  const seeded = await getContent()
  onTestFinished(seeded.destroy)
  const { kv, db } = seeded.payload
  const notes = (await kv.keys()).filter((key) => key.startsWith('seeded:hi:'))
  await Promise.all(notes.map((key) => kv.delete(key)))
  const names = (await db.connection.listCollections()).map(({ name }) => name)
  for (const name of names.filter((one) => !one.startsWith('payload-'))) {
    const collection = db.connection.collection(name)
    for (const doc of await collection.find().toArray()) {
      await collection.replaceOne({ _id: doc._id }, withoutHindi(doc) as typeof doc)
    }
  }
  return { ...seeded, notes: notes.length }
}

function withoutHindi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHindi)
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'hi' || !('en' in value))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutHindi(inner)]))
}
