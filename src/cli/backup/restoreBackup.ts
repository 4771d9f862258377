import path from 'node:path'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import type { mongo } from 'mongoose'
import { type Launch, LaunchError } from '../launcher'
import { filesIn, type Manifest, picturesPart } from './archive'
import { forgetUnfinished, noteUnfinished, refuseFullDatabase } from './unfinishedRestore'
import { restoreDatabase } from './restoreDatabase'

interface RestoreOptions {
  launch: Launch
  client: mongo.MongoClient
  file: string
  replace: boolean
  folder: string
  content: Manifest
  picturesFolder: string | null
}

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

interface RestorePicturesOptions {
  from: string
  to: string
  check(): void
}

async function restorePictures({ from, to, check }: RestorePicturesOptions) {
  const names = await filesIn(from)
  for (const name of names) {
    check()
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    const part = `${target}.${process.pid}.part`
    await copyFile(path.join(from, name), part)
    await rename(part, target)
  }
  return names.length
}

export function restoreOrder(args: string[]): { file: string; replace: boolean } {
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new LaunchError('Say which backup: npm run restore -- FILE.tar.gz')
  }
  return { file: path.resolve(file), replace: args.includes('--replace') }
}
