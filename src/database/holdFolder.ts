import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from './DatabaseError'
import { holder, isStillRunning, someProcessOf, type Holder } from './Holder'
import { endProcess } from './endProcess'

export interface Hold {
  /** Notes the server, so that whoever takes over after a crash can end it. */
  note(serverPid: number): Promise<void>
  release(): Promise<void>
}

const TAKE_OVER_LIMIT = 30_000

/** Makes a data folder this process's own; throws DatabaseError naming the one who has it. */
export async function holdFolder(folder: string): Promise<Hold> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'holder.json')
  const me: Holder = {
    ...(await someProcessOf(process.pid)),
    since: new Date().toISOString(),
    server: null,
  }
  while (!(await create(file, me))) {
    const other = await read(file)
    if (other && (await isStillRunning(other))) {
      throw new DatabaseError(
        `${folder} is in use by process ${other.pid} since ${other.since} (so says ${file}): stop that one first.`,
      )
    }
    await takeOver(file)
  }
  return {
    note: async (pid) => replace(file, { ...me, server: await someProcessOf(pid) }),
    release: async () => rm(file, { force: true }),
  }
}

// link() either makes the whole file or fails: nobody ever reads half of one
async function create(file: string, content: Holder) {
  const own = await draft(file, content)
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

async function replace(file: string, content: Holder) {
  await rename(await draft(file, content), file)
}

async function draft(file: string, content: Holder) {
  const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(own, JSON.stringify(content))
  return own
}

async function read(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null)
  try {
    return text === null ? null : holder.parse(JSON.parse(text))
  } catch {
    return null
  }
}

// One at a time, and looking again once it is its turn: else the slower one would remove the faster one's file
async function takeOver(file: string) {
  const turn = `${file}.take-over`
  try {
    await mkdir(turn)
  } catch {
    await sleep(50)
    const age = await stat(turn).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > TAKE_OVER_LIMIT) await rm(turn, { recursive: true, force: true })
    return
  }
  try {
    const stale = await read(file)
    if (stale && (await isStillRunning(stale))) return
    if (stale?.server) await endProcess(stale.server)
    await rm(file, { force: true })
  } finally {
    await rm(turn, { recursive: true, force: true })
  }
}
