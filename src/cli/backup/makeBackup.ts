import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { create } from 'tar'
import { dataFolder } from '@/cli/dataFiles'
import { type Launch, LaunchError } from '@/cli/launcher'
import {
  checksum,
  databasePart,
  filesIn,
  type Manifest,
  manifestFormat,
  manifestName,
  picturesPart,
} from './archive'
import { dumpDatabase } from './database'

interface BackupOptions {
  launch: Launch
  client: mongo.MongoClient
  file: string
  /** Null when an object store contains the pictures. */
  picturesFolder: string | null
}

/** Writes to a temporary file and renames the complete archive. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { launch, client, file, picturesFolder } = options
  const { check } = launch
  if (existsSync(file)) throw new LaunchError(`${file} already exists: name another file.`)
  const work = await workFolder({ launch, parent: path.dirname(file) })
  const folder = path.join(work, 'content')
  await mkdir(path.join(folder, databasePart), { recursive: true })
  const time = new Date().toISOString()
  const { documents, snapshot } = await dumpDatabase({ client, folder, check })
  if (picturesFolder) await copyPictures(picturesFolder, path.join(folder, picturesPart), check)
  const files: Manifest['files'] = {}
  for (const name of await filesIn(folder)) {
    check()
    const sha256 = await checksum(path.join(folder, name))
    files[name] = { documents: documents.get(name), sha256 }
  }
  const about = { format: manifestFormat, snapshot, time, withPictures: picturesFolder !== null }
  const content: Manifest = { ...about, files }
  await writeFile(path.join(folder, manifestName), JSON.stringify(content, null, 1))
  const part = path.join(work, 'archive')
  const names = [manifestName, ...Object.keys(files)]
  await create({ cwd: folder, file: part, gzip: true, mode: 0o600, portable: true }, names)
  const handle = await open(part, 'r+')
  await handle.sync()
  await handle.close()
  check()
  await rename(part, file)
  return content
}

/** A picture that is deleted meanwhile is skipped. */
export async function copyPictures(from: string, to: string, check: () => void) {
  for (const name of await filesIn(from)) {
    check()
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(from, name), target, constants.COPYFILE_FICLONE).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
  }
}

export function backupOrder({ args, now }: { args: string[]; now: Date }): string {
  const [file, ...more] = args
  if (more.length > 0 || file?.startsWith('-')) {
    throw new LaunchError('Name one file or none: npm run backup -- FILE.tar.gz')
  }
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return path.resolve(file ?? path.join(dataFolder, 'backups', `${time}Z.tar.gz`))
}

export async function workFolder({ launch, parent }: { launch: Launch; parent: string }) {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'unfinished-'))
  launch.onStop(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
