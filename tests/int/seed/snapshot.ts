import type { Payload } from 'payload'

/** Every document of the database as it is stored, versions and notes of the seed too, by collection. */
export async function snapshot(payload: Payload): Promise<Record<string, string[]>> {
  const database = payload.db.connection
  const collections = await database.listCollections()
  const names = collections.map(({ name }) => name).sort()
  const contents = names.map(async (name) => {
    const docs = await database.collection(name).find().sort({ _id: 1 }).toArray()
    return [name, docs.map((doc) => JSON.stringify(doc))] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}
