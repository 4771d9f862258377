import type { CollectionSlug, Payload } from 'payload'

interface Connection {
  base: { Types: { ObjectId: new (id: string) => unknown } }
  collection(name: string): { findOne(filter: object): Promise<object | null> }
}

/** A document as it lies in the database, whatever answers leave out. */
export async function stored(payload: Payload, slug: string, id: string) {
  const connection = payload.db.connection as unknown as Connection
  const { dbName } = payload.collections[slug as CollectionSlug].config
  const filter = { _id: new connection.base.Types.ObjectId(id) }
  const doc = await connection.collection(String(dbName)).findOne(filter)
  return JSON.parse(JSON.stringify(doc)) as Record<string, unknown>
}
