import type { mongo } from 'mongoose'
import { LaunchError } from '../LaunchError'
import { readUnfinished } from './unfinishedRestore'

/** Half a restore is nothing to keep. */
export async function refuseHalfRestored(db: mongo.Db) {
  const cutOff = await readUnfinished(db)
  if (!cutOff) return
  throw new LaunchError(
    `A restore of ${cutOff.file} was cut off or still runs: the database holds a part of it, which is no backup.`,
  )
}
