import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holdFolder } from './holdFolder'
import { processStart } from './processStart'

export interface DataFolder {
  path: string
  /** Notes the server that works in it. */
  note(serverPid: number): Promise<void>
  leave(): Promise<void>
}

/** The kept folder, which nobody else may use meanwhile, or a throw-away one. */
export async function dataFolder(kept: string | null): Promise<DataFolder> {
  if (kept !== null) {
    const hold = await holdFolder(kept)
    return { path: path.resolve(kept), note: hold.note, leave: hold.release }
  }
  await removeLeftOver()
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`))
  return { path: folder, note: async () => undefined, leave: () => remove(folder) }
}

const PREFIX = 'throw-away-database-'

// of processes that were killed before they could
async function removeLeftOver() {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? parseInt(name.slice(PREFIX.length), 10) : NaN
    if (pid > 0 && (await processStart(pid)) === null) await remove(path.join(tmpdir(), name))
  }
}

async function remove(folder: string) {
  await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
}
