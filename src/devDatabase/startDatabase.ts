import { randomUUID } from 'node:crypto'
import type { Candidate } from './mongod'
import { DatabaseError, oneLine } from './DatabaseError'
import { databaseSettings } from './settings'
import { dataFolder, type DataFolder } from './dataFolder'
import { databaseCandidates } from './candidates'
import { startServer } from './runServer'
import { databaseClient } from './client'

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

export interface Database {
  uri: string
  /** For people: "MongoDB 8.2.6 (single-node replica set)", "mongo-java-server 1.47.0", "the server of DATABASE_URI". */
  server: string
  /** Ends the server that was started here and leaves none behind; also after it died, and more than once. */
  stop(): Promise<void>
  /**
   * Calls the listener once, with one line for a person, when the server ends by itself (at once if it
   * has already); never because of stop(), and never for the server of DATABASE_URI.
   */
  onExit(listener: (line: string) => void): void
}

export interface DatabaseOptions {
  /** Where data is kept, for example `.data/db`; null: thrown away on stop. */
  folder: string | null
  report(line: string): void
}

async function givenServer(given: string, options: DatabaseOptions): Promise<Database> {
  const throwAway = options.folder === null
  const name = `throw-away-${randomUUID().slice(0, 18)}`
  const uri = throwAway ? withDatabaseName(given, name) : given
  await ping(uri)
  options.report(`Using the server of DATABASE_URI${throwAway ? `, database ${name}` : ''}.`)
  return {
    uri,
    server: 'the server of DATABASE_URI',
    stop: async () => (throwAway ? drop(uri, options) : undefined),
    onExit: () => undefined,
  }
}

async function ping(uri: string) {
  try {
    const client = databaseClient(uri)
    try {
      await client.db().command({ ping: 1 })
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

const parts = /^(?<server>mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/(?<name>[^?]*))?(?:\?(?<query>.*))?$/

/** The same server, another database. A user who was looked up in the old one still is. */
export function withDatabaseName(uri: string, name: string) {
  const { server, name: old, query } = parts.exec(uri)?.groups ?? {}
  const options = new URLSearchParams(query)
  const signsIn = server?.includes('@') && !options.has('authSource')
  if (signsIn && old) options.set('authSource', decodeURIComponent(old))
  const tail = options.size > 0 ? `?${options}` : ''
  return `${server ?? uri}/${name}${tail}`
}
