import type { Candidate } from './Candidate'
import type { Database, DatabaseOptions } from './Database'
import { DatabaseError } from './DatabaseError'
import { databaseSettings } from './DatabaseSettings'
import { dataFolder, type DataFolder } from './dataFolder'
import { databaseCandidates } from './databaseCandidates'
import { oneLine } from './oneLine'
import { startServer } from './startServer'
import { givenServer } from './givenServer'

export type { Database, DatabaseOptions } from './Database'

/** The server of DATABASE_URI, else the first candidate that starts; throws DatabaseError with one line. */
export async function startDatabase(
  options: DatabaseOptions,
  settings = databaseSettings(),
): Promise<Database> {
  if (settings.databaseUri) return givenServer(settings.databaseUri, options)
  const folder = await dataFolder(options.folder)
  try {
    return await firstToStart(databaseCandidates(settings), folder, options)
  } catch (error) {
    await folder.leave()
    throw error
  }
}

async function firstToStart(
  candidates: Candidate[],
  folder: DataFolder,
  { report }: DatabaseOptions,
): Promise<Database> {
  for (const candidate of candidates) {
    const found = await candidate.find(report)
    if (typeof found === 'string') report(found)
    if (found === null || typeof found === 'string') continue
    try {
      report(`Starting ${found.server}.`)
      const database = await startServer(found, folder, report)
      if (found.notice) report(found.notice)
      return database
    } catch (error) {
      report(`${found.origin} does not start: ${oneLine(error)}`)
    }
  }
  throw new DatabaseError(
    'No MongoDB to be had: set DATABASE_URI to a server of yours, or install either mongod (MongoDB) or Java 17 (JDK) with Maven.',
  )
}
