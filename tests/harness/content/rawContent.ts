import type { mongo } from 'mongoose'

/** All a database holds, byte by byte, and its indexes. */
export async function rawContent(db: mongo.Db) {
  const content: Record<string, { documents: string[]; indexes: object[] }> = {}
  for (const { name } of await db.listCollections().toArray()) {
    if (name.startsWith('system.')) continue
    const documents = await db.collection(name).find({}, { raw: true }).toArray()
    const indexes = await db.collection(name).listIndexes().toArray()
    content[name] = {
      documents: documents
        .map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('hex'))
        .sort(),
      indexes: indexes.map(inOrder).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    }
  }
  return content
}

/** The stand-in may have two indexes of one name. */
function sortKey(index: object) {
  return JSON.stringify(index)
}

function inOrder(index: object) {
  return Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)))
}
