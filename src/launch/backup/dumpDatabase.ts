import path from 'node:path'
import { writeFile } from 'node:fs/promises'
import type { mongo } from 'mongoose'
import { collectionMetadata } from './collectionMetadata'
import { dumpDocuments } from './dumpDocuments'
import { documentsFile, metadataFile } from './parts'
import { startSnapshot, unableToSnapshot } from './startSnapshot'

export interface DumpOptions {
  client: mongo.MongoClient
  folder: string
  /** Throws when nothing more is wanted. */
  check(): void
}

export interface Dump {
  /** How many documents are in each file. */
  documents: Map<string, number>
  snapshot: boolean
}

/** Writes every collection as mongodump does; of one moment where the server can. */
export async function dumpDatabase(options: DumpOptions): Promise<Dump> {
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
