import { createRequire } from 'node:module'
import type mongoose from 'mongoose'

const fromHere = createRequire(import.meta.url)

/** The driver that Payload's adapter brings: the one the application itself talks with. */
export function databaseDriver() {
  const fromAdapter = createRequire(fromHere.resolve('@payloadcms/db-mongodb'))
  return (fromAdapter('mongoose') as typeof mongoose).mongo
}
