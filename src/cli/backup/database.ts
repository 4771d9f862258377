import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { mongo } from 'mongoose'
import { databaseClient, databaseDriver } from '@/databaseClient'
import { documentsFile } from './archive'

const { deserialize } = databaseDriver().BSON

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

export async function storedCollections(db: mongo.Db): Promise<string[]> {
  const infos = await db.listCollections().toArray()
  return infos.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
}

interface DatabaseOptions {
  client: mongo.MongoClient
  folder: string
  check(): void
}

/** The documents of each collection as BSON, of one moment where a replica set has snapshots. */
export async function dumpDatabase(options: DatabaseOptions) {
  const { client } = options
  if (!client.options.replicaSet) return { documents: await dumpAll(options), snapshot: false }
  const session = client.startSession({ snapshot: true })
  try {
    return { documents: await dumpAll(options, session), snapshot: true }
  } catch {
    // The set is too old for snapshots, or the backup took longer than one is kept.
    return { documents: await dumpAll(options), snapshot: false }
  } finally {
    await session.endSession()
  }
}

async function dumpAll({ client, folder, check }: DatabaseOptions, session?: mongo.ClientSession) {
  const documents = new Map<string, number>()
  for (const name of await storedCollections(client.db())) {
    const file = documentsFile(name)
    const source = client.db().collection(name).find({}, { batchSize: 500, raw: true, session })
    const counted = async function* () {
      let count = 0
      for await (const document of source) {
        check()
        documents.set(file, ++count)
        yield document
      }
    }
    documents.set(file, 0)
    const target = createWriteStream(path.join(folder, file), { mode: 0o600 })
    await pipeline(Readable.from(counted()), target)
  }
  return documents
}

/** Keeps BSON types exact. */
const exact = {
  bsonRegExp: true,
  promoteBuffers: false,
  promoteLongs: false,
  promoteValues: false,
  validation: { utf8: false },
}

const MANY = 500

/** Inserts the documents of a backup; the application makes its indexes when it starts. */
export async function fillDatabase(
  { client, folder, check }: DatabaseOptions,
  files: string[],
): Promise<number> {
  let count = 0
  for (const file of files.filter((name) => name.endsWith('.bson'))) {
    const collection = client.db().collection(decodeURIComponent(path.basename(file, '.bson')))
    const documents = splitDocuments(await readFile(path.join(folder, file)))
    for (let first = 0; first < documents.length; first += MANY) {
      check()
      const some = documents.slice(first, first + MANY)
      await collection.insertMany(some.map((bytes) => deserialize(bytes, exact)))
      count += some.length
    }
  }
  return count
}

/** A BSON document begins with its length. */
export function splitDocuments(bytes: Buffer): Buffer[] {
  const documents: Buffer[] = []
  for (let at = 0; at < bytes.length; at += documents.at(-1)?.length ?? 0) {
    const length = bytes.length - at < 5 ? 0 : bytes.readInt32LE(at)
    if (length < 5 || at + length > bytes.length) throw new Error('A document is not whole.')
    documents.push(bytes.subarray(at, at + length))
  }
  return documents
}
