import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  holder,
  type Holder,
  isStillRunning,
  processStart,
  type SomeProcess,
  someProcessOf,
} from './processes'
import { DatabaseError } from './DatabaseError'

export interface DataFolder {
  path: string
  note(serverPid: number): Promise<void>
  leave(): Promise<void>
}

export async function dataFolder(kept: string | null): Promise<DataFolder> {
  if (kept !== null) {
    const hold = await holdFolder(kept)
    return { path: path.resolve(kept), note: hold.note, leave: hold.release }
  }
  const folder = await temporaryFolder(tmpdir(), 'throw-away-database-')
  return { path: folder, note: async () => undefined, leave: () => removeFolder(folder) }
}

/** A folder of this process. Those that processes which have ended left behind are removed. */
export async function temporaryFolder(parent: string, prefix: string): Promise<string> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? parseInt(name.slice(prefix.length), 10) : NaN
    if (pid > 0 && (await processStart(pid)) === null) await removeFolder(path.join(parent, name))
  }
  return mkdtemp(path.join(parent, `${prefix}${process.pid}-`))
}

export async function removeFolder(folder: string) {
  await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
}

const TAKE_OVER_LIMIT = 30_000

/** Makes a data folder this process's own; throws DatabaseError naming the one who has it. */
export async function holdFolder(folder: string) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'holder.json')
  const me: Holder = {
    ...(await someProcessOf(process.pid)),
    since: new Date().toISOString(),
    server: null,
  }
  while (!(await create(file, me))) {
    const other = await read(file)
    if (other && other !== 'unreadable' && (await isStillRunning(other))) {
      throw new DatabaseError(
        `${folder} is in use by process ${other.pid} since ${other.since} (so says ${file}): stop that one first.`,
      )
    }
    await takeOver(file)
  }
  return {
    note: async (pid: number) => replace(file, { ...me, server: await someProcessOf(pid) }),
    release: async () => rm(file, { force: true }),
  }
}

// link() creates the whole file or fails, so that no reader sees half of one
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

/** Null when there is no file; `unreadable` when it holds no holder. */
async function read(file: string): Promise<Holder | 'unreadable' | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  try {
    return text === null ? null : holder.parse(JSON.parse(text))
  } catch {
    return 'unreadable'
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
    // Without a file another process may create its own at any moment, which must not be removed.
    if (stale === null) return
    if (stale !== 'unreadable') {
      if (await isStillRunning(stale)) return
      if (stale.server) await endProcess(stale.server)
    }
    await rm(file, { force: true })
  } finally {
    await rm(turn, { recursive: true, force: true })
  }
}

const PATIENCE = 10_000
const LOOK = 100

async function endProcess(server: SomeProcess) {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (let waited = 0; waited < PATIENCE; waited += LOOK) {
      if (!(await isStillRunning(server))) return
      if (waited === 0) send(server.pid, signal)
      await sleep(LOOK)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended meanwhile, which is what was wanted
  }
}
