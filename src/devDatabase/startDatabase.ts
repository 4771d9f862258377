import { withDatabaseClient } from '@/databaseClient'
import { DatabaseError, oneLine } from './DatabaseError'
import { type Database, type DatabaseOptions, FolderInUse, runServer } from './runServer'
import { serverPrograms } from './serverPrograms'
import { databaseSettings } from './settings'

/**
 * Uses the server of DATABASE_URI, or starts the first available program. Throws DatabaseError with one line.
 */
export async function startDatabase(
  options: DatabaseOptions,
  settings = databaseSettings(),
): Promise<Database> {
  if (settings.databaseUri) return givenServer(settings.databaseUri, options)
  let reason = ''
  for (const find of serverPrograms(settings)) {
    try {
      const program = await find(settings, options.report)
      options.report(`Starting ${program.server}.`)
      return await runServer(program, options)
    } catch (error) {
      if (error instanceof FolderInUse || settings.systemBinary) throw error
      reason = oneLine(error)
      options.report(reason)
    }
  }
  throw new DatabaseError(
    `No MongoDB found: set DATABASE_URI, or install mongod (MongoDB) or Java 17 (JDK) with Maven. The last one tried: ${reason}`,
  )
}

async function givenServer(uri: string, { report }: DatabaseOptions): Promise<Database> {
  const server = 'the server of DATABASE_URI'
  try {
    await withDatabaseClient(uri, (client) => client.db().command({ ping: 1 }))
  } catch (error) {
    throw new DatabaseError(`The server of DATABASE_URI does not answer: ${oneLine(error)}`)
  }
  report(`Using ${server}.`)
  return { uri, server, stop: async () => undefined, onExit: () => undefined }
}
