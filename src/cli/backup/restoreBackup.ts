import path from 'node:path'
import type { mongo } from 'mongoose'
import { type Launch, LaunchError } from '@/cli/launcher'
import { picturesPart } from './archive'
import { fillDatabase, storedCollections } from './database'
import { copyPictures } from './makeBackup'

interface RestoreOptions {
  launch: Launch
  client: mongo.MongoClient
  file: string
  replace: boolean
  folder: string
  picturesFolder: string | null
}

export async function restoreBackup(options: RestoreOptions) {
  const { launch, client, file, replace, folder, picturesFolder } = options
  const { check } = launch
  const db = client.db()
  if (!replace) await refuseFullDatabase(db, file)
  let whole = false
  launch.onStop(async () => {
    if (!whole) launch.steps.error(`The restore was interrupted. Run it again: ${command(file)}`)
  })
  await notes(db).replaceOne({}, { file }, { upsert: true })
  if (picturesFolder) await copyPictures(path.join(folder, picturesPart), picturesFolder, check)
  // Indexes stay; the site creates missing ones at start.
  for (const name of await otherCollections(db)) await db.collection(name).deleteMany({})
  await fillDatabase({ client, folder, check })
  await notes(db).drop()
  whole = true
}

const command = (file: string) => `npm run restore -- ${file} --replace`

/** The collection that marks a restore that is running or was interrupted. */
const UNFINISHED = 'unfinished-restore'

const notes = (db: mongo.Db) => db.collection<{ file: string }>(UNFINISHED)

const otherCollections = async (db: mongo.Db) =>
  (await storedCollections(db)).filter((name) => name !== UNFINISHED)

export async function refuseFullDatabase(db: mongo.Db, file: string) {
  await refuseHalfRestored(db, ` Run it again: ${command(file)}`)
  for (const name of await otherCollections(db)) {
    if (!(await db.collection(name).findOne({}))) continue
    throw new LaunchError(
      `The database contains documents (in ${name}), which would be deleted. To delete them: ${command(file)}`,
    )
  }
}

export async function refuseHalfRestored(db: mongo.Db, remedy = '') {
  const note = await notes(db).findOne({})
  if (!note) return
  throw new LaunchError(
    `A restore of ${note.file} was interrupted or is still running: the database contains only part of it.${remedy}`,
  )
}

export function restoreOrder(args: string[]): { file: string; replace: boolean } {
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new LaunchError('Name the backup: npm run restore -- FILE.tar.gz')
  }
  return { file: path.resolve(file), replace: args.includes('--replace') }
}
