import { createRequire } from 'node:module'
import type mongoose from 'mongoose'
import type { mongo } from 'mongoose'

export function databaseClient(uri: string, options: mongo.MongoClientOptions = {}) {
  const isSet = /[?&]serverSelectionTimeoutMS=/i.test(uri)
  const patience = isSet ? {} : { serverSelectionTimeoutMS: 10_000 }
  const { MongoClient } = databaseDriver()
  return new MongoClient(uri, { ...patience, ...options })
}

export async function withDatabaseClient<Result>(
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

const fromHere = createRequire(import.meta.url)

export function databaseDriver() {
  const fromAdapter = createRequire(fromHere.resolve('@payloadcms/db-mongodb'))
  return (fromAdapter('mongoose') as typeof mongoose).mongo
}
