import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseClient } from '@/databaseClient'
import type { Database } from '@/devDatabase/runServer'
import { databaseSettings, type DatabaseSettings } from '@/devDatabase/settings'
import { startDatabase } from '@/devDatabase/startDatabase'
import { withDatabaseName } from './withDatabaseName'

/** Nothing is kept, so mongo-java-server needs no file. */
const inMemory = { MONGO_JAVA_SERVER_IN_MEMORY: '1' }

/** A database whose data is removed on stop: on the server of DATABASE_URI one of its own, which is dropped. */
export async function throwAwayDatabase(
  report: (line: string) => void,
  settings: DatabaseSettings = { ...databaseSettings(), env: inMemory },
): Promise<Database> {
  const { databaseUri } = settings
  if (databaseUri) {
    const uri = withDatabaseName(databaseUri, `throw-away-${randomUUID().slice(0, 18)}`)
    const database = await startDatabase({ folder: '', report }, { ...settings, databaseUri: uri })
    return { ...database, stop: () => drop(uri) }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'throw-away-database-'))
  const remove = () => rm(folder, { force: true, maxRetries: 3, recursive: true })
  try {
    const database = await startDatabase({ folder, report }, settings)
    return { ...database, stop: () => database.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function drop(uri: string) {
  const client = databaseClient(uri)
  await client.db().dropDatabase()
  await client.close()
}
