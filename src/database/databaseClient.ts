import { createRequire } from 'node:module'
import type { mongo } from 'mongoose'

const fromHere = createRequire(import.meta.url)

/** The driver that Payload's adapter brings: the one the application itself talks with. */
export function databaseClient(uri: string, options: mongo.MongoClientOptions = {}) {
  const fromAdapter = createRequire(fromHere.resolve('@payloadcms/db-mongodb'))
  const { mongo } = fromAdapter('mongoose') as typeof import('mongoose')
  const patience = /[?&]serverSelectionTimeoutMS=/i.test(uri)
    ? {}
    : { serverSelectionTimeoutMS: 10_000 }
  return new mongo.MongoClient(uri, { ...patience, ...options })
}
