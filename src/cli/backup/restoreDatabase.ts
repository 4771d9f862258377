import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { mongo } from 'mongoose'
import { databaseDriver } from '../../databaseClient'
import { bsonBatches, type Metadata, readMetadata, storedCollections } from './collections'
import { documentsFile, type Manifest, metadataFile } from './archive'
import { unfinishedRestore } from './unfinishedRestore'

interface RestoreDatabaseOptions {
  client: mongo.MongoClient
  folder: string
  content: Manifest
  check(): void
}

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

const { deserialize, serialize } = databaseDriver().BSON

// Keeps BSON types exact.
const exact = {
  bsonRegExp: true,
  promoteBuffers: false,
  promoteLongs: false,
  promoteValues: false,
  validation: { utf8: false },
}

interface RestoreDocumentsOptions {
  collection: mongo.Collection
  file: string
  check(): void
}

export async function restoreDocuments({ collection, file, check }: RestoreDocumentsOptions) {
  let [count, inexact] = [0, 0]
  for await (const batch of bsonBatches(file)) {
    check()
    const documents = batch.map((bytes) => deserialize(bytes, exact))
    inexact += documents.filter((one, index) => !batch[index]?.equals(serialize(one))).length
    await collection.insertMany(documents)
    count += batch.length
  }
  return { count, inexact }
}

interface RestoreIndexesOptions {
  collection: mongo.Collection
  wanted: mongo.IndexDescriptionInfo[]
}

export async function restoreIndexes({ collection, wanted }: RestoreIndexesOptions) {
  const wantedRules = wanted.map(ruleOf)
  const present = (await collection.listIndexes().toArray()).map(ruleOf)
  const same = (one: Rule) => (other: Rule) => isDeepStrictEqual(one, other)
  for (const rule of present) {
    const strange = rule.name !== '_id_' && !wantedRules.some(same(rule))
    if (strange) await collection.dropIndex(rule.name)
  }
  const missing = wantedRules.filter((rule) => !present.some(same(rule)) && rule.name !== '_id_')
  if (missing.length > 0) await collection.createIndexes(missing)
}

type Rule = mongo.IndexDescription & { name: string }

function ruleOf(info: mongo.IndexDescriptionInfo): Rule {
  const rule = Object.entries(info).filter(([name]) => !['v', 'ns', 'background'].includes(name))
  return Object.fromEntries(rule) as unknown as Rule
}
