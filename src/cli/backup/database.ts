import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { mongo } from 'mongoose'
import { databaseDriver } from '@/databaseClient'
import { databasePart, filesIn } from './archive'

const { deserializeStream } = databaseDriver().BSON

export async function storedCollections(db: mongo.Db): Promise<string[]> {
  const infos = await db.listCollections().toArray()
  return infos.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
}

interface DatabaseOptions {
  client: mongo.MongoClient
  folder: string
  check(): void
}

/** The documents of each collection as BSON, a snapshot on a replica set. */
export async function dumpDatabase(options: DatabaseOptions) {
  const { client } = options
  if (!client.options.replicaSet) return { documents: await dumpAll(options), snapshot: false }
  const session = client.startSession({ snapshot: true })
  try {
    return { documents: await dumpAll(options, session), snapshot: true }
  } catch {
    // The replica set does not support snapshots, or the backup took longer than a snapshot is kept.
    return { documents: await dumpAll(options), snapshot: false }
  } finally {
    await session.endSession()
  }
}

async function dumpAll({ client, folder, check }: DatabaseOptions, session?: mongo.ClientSession) {
  const documents = new Map<string, number>()
  for (const name of await storedCollections(client.db())) {
    const file = `${databasePart}/${encodeURIComponent(name)}.bson`
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

/** Inserts the documents of a backup; the application makes its indexes when it starts. */
export async function fillDatabase({ client, folder, check }: DatabaseOptions) {
  for (const name of await filesIn(path.join(folder, databasePart))) {
    const collection = client.db().collection(decodeURIComponent(path.parse(name).name))
    const bytes = await readFile(path.join(folder, databasePart, name))
    for (let at = 0; at < bytes.length;) {
      check()
      const some: mongo.Document[] = []
      while (at < bytes.length && some.length < 500) {
        at = deserializeStream(bytes, at, 1, some, some.length, exact)
      }
      await collection.insertMany(some)
    }
  }
}
