import type { mongo } from 'mongoose'
import { LaunchError } from '../launcher'
import { storedCollections } from './collections'

interface Note {
  _id: string
  file: string
  since: Date
}

/** The collection that exists with a note in it while a restore is under way, or was cut off. */
export const unfinishedRestore = 'unfinished-restore'

async function readUnfinished(db: mongo.Db) {
  return notes(db).findOne({})
}

export async function noteUnfinished({ db, file }: { db: mongo.Db; file: string }) {
  await notes(db).deleteMany({})
  await notes(db).insertOne({ _id: 'restore', file, since: new Date() })
}

export async function forgetUnfinished(db: mongo.Db) {
  await notes(db).drop()
}

function notes(db: mongo.Db) {
  return db.collection<Note>(unfinishedRestore)
}

export async function refuseFullDatabase({ db, file }: { db: mongo.Db; file: string }) {
  const again = `npm run restore -- ${file} --replace`
  const cutOff = await readUnfinished(db)
  if (cutOff) {
    throw new LaunchError(
      `A restore of ${cutOff.file} was cut off: the database holds a part of it. Begin again: ${again}`,
    )
  }
  for (const name of await storedCollections(db)) {
    if (name === unfinishedRestore || !(await db.collection(name).findOne({}))) continue
    throw new LaunchError(
      `The database holds documents (in ${name}), which would be lost. If that is meant: ${again}`,
    )
  }
}

export async function refuseHalfRestored(db: mongo.Db) {
  const cutOff = await readUnfinished(db)
  if (!cutOff) return
  throw new LaunchError(
    `A restore of ${cutOff.file} was cut off or still runs: the database holds a part of it, which is no backup.`,
  )
}
