import type { mongo } from 'mongoose'
import { databaseDriver } from '../../database/databaseDriver'
import { bsonBatches } from './bsonBatches'

const { deserialize, serialize } = databaseDriver().BSON

// So that a number stays the kind of number it was, and the rest what it was
const exact = {
  bsonRegExp: true,
  promoteBuffers: false,
  promoteLongs: false,
  promoteValues: false,
  validation: { utf8: false },
}

export interface RestoreDocumentsOptions {
  collection: mongo.Collection
  file: string
  check(): void
}

/** Inserts the documents of a file; tells how many, and how many the driver cannot write exactly. */
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
