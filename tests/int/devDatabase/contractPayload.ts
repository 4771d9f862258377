import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { afterAll, beforeAll, inject } from 'vitest'
import { withDatabaseName } from '@/devDatabase/startDatabase'
import { contractConfig } from './contractConfig'

export interface Doc {
  id: string
  [field: string]: unknown
}

export interface Found {
  docs: Doc[]
  totalDocs: number
  totalPages: number
  hasNextPage: boolean
}

type Args = Record<string, unknown>
type On = Args & { collection: string }

/** Payload without the types that were generated for the product's own collections. */
export interface ContractPayload {
  create(args: On): Promise<Doc>
  find(args: On): Promise<Found>
  findByID(args: On): Promise<Doc>
  findVersions(args: On): Promise<Found>
  restoreVersion(args: On): Promise<Doc>
  update(args: On): Promise<Doc>
  delete(args: On): Promise<Doc>
  count(args: On): Promise<{ totalDocs: number }>
  login(args: On): Promise<{ user: Doc }>
  jobs: { queue(args: Args): Promise<Doc>; run(args?: Args): Promise<unknown> }
  db: Omit<MongooseAdapter, 'updateOne'> & { updateOne(args: On): Promise<Doc | null> }
  destroy(): Promise<void>
}

export async function startPayload(uri: string): Promise<ContractPayload> {
  const payload = await getPayload({ config: contractConfig(uri), key: randomUUID() })
  return payload as unknown as ContractPayload
}

/** Payload on a database of its own for the tests of a file. */
export function contractPayload() {
  let payload: ContractPayload
  beforeAll(async () => {
    const name = `contract-${randomUUID().slice(0, 8)}`
    payload = await startPayload(withDatabaseName(inject('databaseUri'), name))
  })
  afterAll(async () => {
    await payload.db.connection.dropDatabase()
    await payload.destroy()
  })
  return () => payload
}

let counter = 0

/** A dish with a key of its own. */
export function dish(fields: Args = {}) {
  return { collection: 'dishes', data: { sku: `sku-${++counter}`, ...fields } }
}
