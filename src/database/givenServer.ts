import { randomUUID } from 'node:crypto'
import type { Database, DatabaseOptions } from './Database'
import { DatabaseError } from './DatabaseError'
import { databaseClient } from './databaseClient'
import { oneLine } from './oneLine'
import { withDatabaseName } from './withDatabaseName'

/** The server of DATABASE_URI; with nothing to keep, a fresh database on it that stop() drops. */
export async function givenServer(given: string, options: DatabaseOptions): Promise<Database> {
  const throwAway = options.folder === null
  const name = `throw-away-${randomUUID().slice(0, 18)}`
  const uri = throwAway ? withDatabaseName(given, name) : given
  const transactions = await answers(uri)
  options.report(`Using the server of DATABASE_URI${throwAway ? `, database ${name}` : ''}.`)
  return {
    uri,
    server: 'the server of DATABASE_URI',
    transactions,
    stop: async () => (throwAway ? drop(uri, options) : undefined),
    onExit: () => undefined,
  }
}

// Payload uses transactions where the driver knows a replica set by name
async function answers(uri: string) {
  try {
    const client = databaseClient(uri)
    try {
      await client.db().command({ ping: 1 })
      return Boolean(client.options.replicaSet)
    } finally {
      await client.close()
    }
  } catch (error) {
    throw new DatabaseError(`The server of DATABASE_URI does not answer: ${oneLine(error)}`)
  }
}

async function drop(uri: string, { report }: DatabaseOptions) {
  try {
    const client = databaseClient(uri)
    try {
      await client.db().dropDatabase()
    } finally {
      await client.close()
    }
  } catch (error) {
    report(`The throw-away database could not be dropped: ${oneLine(error)}`)
  }
}
