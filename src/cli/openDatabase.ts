import type { Database, DatabaseOptions } from '@/devDatabase/runServer'
import { startDatabase } from '@/devDatabase/startDatabase'
import { databaseFolder } from './dataFiles'
import { LaunchError } from './launcher'
import type { Launch } from './launcher'

export type StartDatabase = (options: DatabaseOptions) => Promise<Database>

interface OpenDatabaseOptions {
  launch: Launch
  start?: StartDatabase
}

export async function openDatabase({
  launch,
  start = startDatabase,
}: OpenDatabaseOptions): Promise<Database> {
  return launch.steps.run('Database', async (note) => {
    launch.check()
    const database = await start({
      folder: databaseFolder,
      report: (line) => launch.steps.line(`${' '.repeat(13)}${line}`),
    })
    launch.onStop(database.stop)
    database.onExit((line) => launch.fail(new LaunchError(line)))
    const given = database.server.includes('DATABASE_URI')
    note(given ? database.server : `${database.server}, data in ${databaseFolder}`)
    return database
  })
}
