import { copyFile, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { constants, existsSync } from 'node:fs'
import { create } from 'tar'
import { type Launch, LaunchError } from '../launcher'
import { dataFolder } from '../dataFiles'
import {
  databasePart,
  describeFile,
  filesIn,
  type Manifest,
  manifestFormat,
  manifestName,
  picturesPart,
} from './archive'
import { dumpDatabase, type DumpOptions } from './dumpDatabase'

interface BackupOptions extends Pick<DumpOptions, 'client'> {
  launch: Launch
  file: string
  /** Null: they lie in an object store. */
  picturesFolder: string | null
  about: Pick<Manifest, 'appVersion' | 'server' | 'time'>
}

/** Writes to a temporary name and renames the complete archive. */
export async function makeBackup({ launch, client, file, picturesFolder, about }: BackupOptions) {
  if (existsSync(file)) throw new LaunchError(`${file} is there already: name another file.`)
  const { check } = launch
  const work = await workFolder({ launch, parent: path.dirname(file) })
  const folder = path.join(work, 'content')
  await mkdir(path.join(folder, databasePart), { recursive: true })
  const { documents, snapshot } = await dumpDatabase({ client, folder, check })
  if (picturesFolder) {
    await copyPictures({ from: picturesFolder, to: path.join(folder, picturesPart), check })
  }
  const files: Manifest['files'] = {}
  for (const name of await filesIn(folder)) {
    check()
    files[name] = {
      ...(await describeFile(path.join(folder, name))),
      documents: documents.get(name),
    }
  }
  const withPictures = picturesFolder !== null
  const content: Manifest = { format: manifestFormat, ...about, snapshot, withPictures, files }
  await writeFile(path.join(folder, manifestName), JSON.stringify(content, null, 1))
  const part = path.join(work, 'archive')
  const names = [manifestName, ...Object.keys(files)]
  await create({ cwd: folder, file: part, gzip: true, mode: 0o600, portable: true }, names)
  await flush(part)
  check()
  await rename(part, file)
  return content
}

async function flush(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

interface CopyPicturesOptions {
  from: string
  to: string
  check(): void
}

export async function copyPictures({ from, to, check }: CopyPicturesOptions) {
  const names = await filesIn(from)
  for (const name of names) {
    check()
    const target = path.join(to, name)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(from, name), target, constants.COPYFILE_FICLONE).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

export function backupOrder({ args, now }: { args: string[]; now: Date }): string {
  const [file, ...more] = args
  if (more.length > 0 || file?.startsWith('-')) {
    throw new LaunchError('Name one file or none: npm run backup -- FILE.tar.gz')
  }
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return path.resolve(file ?? path.join(dataFolder, 'backups', `${time}Z.tar.gz`))
}

const packageFile = new URL('../../../package.json', import.meta.url)

export async function appVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}

export async function workFolder({ launch, parent }: { launch: Launch; parent: string }) {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'unfinished-'))
  launch.onStop(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
