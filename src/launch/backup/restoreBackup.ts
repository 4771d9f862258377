import path from 'node:path'
import type { mongo } from 'mongoose'
import type { Launch } from '../createLaunch'
import type { Manifest } from './Manifest'
import { picturesPart } from './parts'
import { refuseFullDatabase } from './refuseFullDatabase'
import { restoreDatabase } from './restoreDatabase'
import { restorePictures } from './restorePictures'
import { forgetUnfinished, noteUnfinished } from './unfinishedRestore'

export interface RestoreOptions {
  launch: Launch
  client: mongo.MongoClient
  file: string
  replace: boolean
  /** The unpacked backup, and what it holds. */
  folder: string
  content: Manifest
  /** Null: they lie in an object store. */
  picturesFolder: string | null
}

/** Puts everything back. Whoever cuts it off is told, and so is the next who looks. */
export async function restoreBackup(options: RestoreOptions) {
  const { launch, client, file, replace, folder, content, picturesFolder } = options
  const { check } = launch
  const db = client.db()
  if (!replace) await refuseFullDatabase({ db, file })
  let whole = false
  launch.onStop(async () => {
    if (!whole) launch.steps.error(cutOff(file))
  })
  await noteUnfinished({ db, file })
  const pictures = picturesFolder
    ? await restorePictures({ from: path.join(folder, picturesPart), to: picturesFolder, check })
    : 0
  const documents = await restoreDatabase({ client, folder, content, check })
  await forgetUnfinished(db)
  whole = true
  return { documents, pictures }
}

const cutOff = (file: string) =>
  `The restore was cut off: the database holds a part of the backup. Begin again: npm run restore -- ${file} --replace`
