import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { mongo } from 'mongoose'
import { collectionMetadata } from './collections'
import { documentsFile, metadataFile } from './archive'

export interface DumpOptions {
  client: mongo.MongoClient
  folder: string
  check(): void
}

/** As mongodump does; of one moment where the server has snapshots. */
export async function dumpDatabase(options: DumpOptions) {
  const session = startSnapshot(options.client)
  if (!session) return { documents: await dumpAll(options), snapshot: false }
  try {
    return { documents: await dumpAll({ ...options, session }), snapshot: true }
  } catch (error) {
    if (!unableToSnapshot(error)) throw error
    return { documents: await dumpAll(options), snapshot: false }
  } finally {
    await session.endSession()
  }
}

async function dumpAll({
  client,
  folder,
  check,
  session,
}: DumpOptions & { session?: mongo.ClientSession }) {
  const db = client.db()
  const documents = new Map<string, number>()
  for (const collection of await collectionMetadata(db)) {
    const { collectionName: name } = collection
    const file = documentsFile(name)
    await writeFile(path.join(folder, metadataFile(name)), collection.text)
    const source = db.collection(name).find({}, { batchSize: 500, raw: true, session })
    documents.set(file, await dumpDocuments({ source, file: path.join(folder, file), check }))
  }
  return documents
}

interface DumpDocumentsOptions {
  source: AsyncIterable<unknown>
  file: string
  check(): void
}

async function dumpDocuments({ source, file, check }: DumpDocumentsOptions) {
  let count = 0
  async function* counted() {
    for await (const document of source) {
      check()
      count += 1
      yield document
    }
  }
  const target = createWriteStream(file, { mode: 0o600, highWaterMark: 1 << 20 })
  await pipeline(Readable.from(counted()), target)
  return count
}

function startSnapshot(client: mongo.MongoClient): mongo.ClientSession | null {
  return client.options.replicaSet ? client.startSession({ snapshot: true }) : null
}

// InvalidOptions, NotAReplicaSet, SnapshotTooOld, SnapshotUnavailable
const codes = [72, 123, 239, 246]

export function unableToSnapshot(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? Number(error.code) : NaN
  return codes.includes(code) || error.name === 'MongoCompatibilityError'
}
