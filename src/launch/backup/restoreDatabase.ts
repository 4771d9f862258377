import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { readMetadata, type Metadata } from './collectionMetadata'
import type { Manifest } from './Manifest'
import { documentsFile, metadataFile } from './parts'
import { restoreDocuments } from './restoreDocuments'
import { restoreIndexes } from './restoreIndexes'
import { storedCollections } from './storedCollections'
import { unfinishedRestore } from './unfinishedRestore'

export interface RestoreDatabaseOptions {
  client: mongo.MongoClient
  /** The unpacked backup. */
  folder: string
  content: Manifest
  check(): void
}

/** Empties the database and fills it from the backup. Nothing is dropped that need not be. */
export async function restoreDatabase({ client, folder, content, check }: RestoreDatabaseOptions) {
  const db = client.db()
  for (const name of await storedCollections(db)) {
    if (name !== unfinishedRestore) await db.collection(name).deleteMany({})
  }
  const there = new Set(await storedCollections(db))
  const sum = { count: 0, inexact: 0 }
  for (const { collectionName: name, options, indexes } of await metadataIn({ folder, content })) {
    check()
    if (!there.has(name)) await db.createCollection(name, options)
    const collection = db.collection(name)
    await restoreIndexes({ collection, wanted: indexes })
    const file = path.join(folder, documentsFile(name))
    const { count, inexact } = await restoreDocuments({ collection, file, check })
    sum.count += count
    sum.inexact += inexact
  }
  return sum
}

async function metadataIn({ folder, content }: Pick<RestoreDatabaseOptions, 'content' | 'folder'>) {
  const all: Metadata[] = []
  for (const name of Object.keys(content.files)) {
    if (!name.endsWith('.metadata.json') || !name.startsWith('database/')) continue
    const metadata = readMetadata(await readFile(path.join(folder, name), 'utf8'))
    if (metadataFile(metadata.collectionName) === name) all.push(metadata)
  }
  return all
}
