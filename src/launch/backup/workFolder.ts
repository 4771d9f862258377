import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { processStart } from '../../database/processStart'
import type { Launch } from '../createLaunch'

const PREFIX = 'unfinished-'

/** A folder for its owner alone, gone at the end of the launch; goes with those that were killed before. */
export async function workFolder({ launch, parent }: { launch: Launch; parent: string }) {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(PREFIX) ? parseInt(name.slice(PREFIX.length), 10) : NaN
    if (pid > 0 && (await processStart(pid)) === null) await remove(path.join(parent, name))
  }
  const folder = await mkdtemp(path.join(parent, `${PREFIX}${process.pid}-`))
  launch.onStop(() => remove(folder))
  return folder
}

async function remove(folder: string) {
  await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
}
