import type { mongo } from 'mongoose'
import { databaseDriver } from '../../database/databaseDriver'

export interface Metadata {
  collectionName: string
  options: mongo.CreateCollectionOptions
  indexes: mongo.IndexDescriptionInfo[]
}

const { EJSON } = databaseDriver().BSON

/** What mongodump writes beside the documents of each collection, and that as text. */
export async function collectionMetadata(db: mongo.Db): Promise<(Metadata & { text: string })[]> {
  const infos = await db.listCollections({}, { nameOnly: false }).toArray()
  const ours = infos.filter(
    ({ name, type }) => type === 'collection' && !name.startsWith('system.'),
  )
  const all = []
  for (const { name, options = {} } of ours) {
    const indexes = await db.collection(name).listIndexes().toArray()
    const metadata = { options, indexes, collectionName: name, type: 'collection' }
    all.push({ ...metadata, text: EJSON.stringify(metadata, { relaxed: false }) })
  }
  return all
}

export function readMetadata(text: string): Metadata {
  return EJSON.parse(text) as Metadata
}
