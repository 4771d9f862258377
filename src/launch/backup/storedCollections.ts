import type { mongo } from 'mongoose'

/** The names of all collections but the server's own. */
export async function storedCollections(db: mongo.Db): Promise<string[]> {
  const infos = await db.listCollections().toArray()
  return infos
    .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
    .map(({ name }) => name)
}
