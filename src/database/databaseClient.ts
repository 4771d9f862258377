import type { mongo } from 'mongoose'
import { databaseDriver } from './databaseDriver'

/** A connection beside Payload's; whoever asks for it closes it. */
export function databaseClient(uri: string, options: mongo.MongoClientOptions = {}) {
  const told = /[?&]serverSelectionTimeoutMS=/i.test(uri)
  const patience = told ? {} : { serverSelectionTimeoutMS: 10_000 }
  const { MongoClient } = databaseDriver()
  return new MongoClient(uri, { ...patience, ...options })
}
