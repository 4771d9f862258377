import { createReadStream } from 'node:fs'
import type { mongo } from 'mongoose'
import { databaseClient, databaseDriver } from '../../databaseClient'

export interface Metadata {
  collectionName: string
  options: mongo.CreateCollectionOptions
  indexes: mongo.IndexDescriptionInfo[]
}

const { EJSON } = databaseDriver().BSON

export async function collectionMetadata(db: mongo.Db): Promise<(Metadata & { text: string })[]> {
  const all = []
  for (const { name, options = {} } of await collectionsIn(db)) {
    const indexes = await db.collection(name).listIndexes().toArray()
    const metadata = { options, indexes, collectionName: name, type: 'collection' }
    all.push({ ...metadata, text: EJSON.stringify(metadata, { relaxed: false }) })
  }
  return all
}

export function readMetadata(text: string): Metadata {
  return EJSON.parse(text) as Metadata
}

export async function storedCollections(db: mongo.Db): Promise<string[]> {
  return (await collectionsIn(db)).map(({ name }) => name)
}

async function collectionsIn(db: mongo.Db) {
  const infos = await db.listCollections({}, { nameOnly: false }).toArray()
  return infos.filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
}

export async function withClient<Result>(
  uri: string,
  work: (client: mongo.MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = databaseClient(uri)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

const manyDocuments = 500
const manyBytes = 4_000_000
const lengthBytes = 4

export async function* bsonBatches(file: string): AsyncGenerator<Buffer[]> {
  let rest = Buffer.alloc(0)
  let batch: Buffer[] = []
  let size = 0
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, piece as Buffer])
    let length = lengthOf(rest)
    while (length !== null && length <= rest.length) {
      batch.push(rest.subarray(0, length))
      size += length
      rest = rest.subarray(length)
      if (batch.length >= manyDocuments || size >= manyBytes) {
        yield batch
        batch = []
        size = 0
      }
      length = lengthOf(rest)
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document.`)
  if (batch.length > 0) yield batch
}

function lengthOf(rest: Buffer) {
  if (rest.length < lengthBytes) return null
  const length = rest.readInt32LE(0)
  if (length <= lengthBytes) throw new Error('A document says that it has no length.')
  return length
}
