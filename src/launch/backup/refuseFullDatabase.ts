import type { mongo } from 'mongoose'
import { LaunchError } from '../LaunchError'
import { storedCollections } from './storedCollections'
import { readUnfinished, unfinishedRestore } from './unfinishedRestore'

/** Throws where something would be lost, and says what to type if that is meant. */
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
