import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'tar'
import { pathExists } from '../../database/pathExists'
import type { Launch } from '../createLaunch'
import { LaunchError } from '../LaunchError'
import { copyPictures } from './copyPictures'
import { describeFile } from './describeFile'
import { dumpDatabase, type DumpOptions } from './dumpDatabase'
import { filesIn } from './filesIn'
import { manifestFormat, manifestName, type Manifest } from './Manifest'
import { databasePart, picturesPart } from './parts'
import { workFolder } from './workFolder'

export interface BackupOptions extends Pick<DumpOptions, 'client'> {
  launch: Launch
  file: string
  /** Null: they lie in an object store. */
  picturesFolder: string | null
  about: Pick<Manifest, 'appVersion' | 'server' | 'time'>
}

/** Writes the archive under another name beside it and gives it its own when it is whole. */
export async function makeBackup({ launch, client, file, picturesFolder, about }: BackupOptions) {
  if (await pathExists(file)) throw new LaunchError(`${file} is there already: name another file.`)
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
