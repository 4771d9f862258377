import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execaNode } from 'execa'
import { z } from 'zod'
import { childEnv } from '../env'
import { binariesFolder, type Candidate, pathExists, probeMongod, type Report } from './mongod'
import type { DatabaseSettings } from './settings'
import { jarsFolder } from './javaServer'
import { DatabaseError, oneLine } from './DatabaseError'

export function downloadableMongod(settings: DatabaseSettings): Candidate {
  const memory = downloadFailure(settings)
  return {
    async find(report) {
      // Kept only when another server is available, so that it never blocks the only one.
      const before = (await pathExists(await jarsFolder(settings))) ? await memory.recall() : null
      if (before) return before
      try {
        const binary = await downloadMongod(settings, report)
        return await probeMongod(binary, binary)
      } catch (error) {
        await memory.remember(oneLine(error))
        return `MongoDB's own mongod could not be downloaded: ${oneLine(error)}`
      }
    },
  }
}

const LOOK = 250
const TELL = 3000
const MEGABYTE = 1024 * 1024

/** Downloads MongoDB's mongod into the cache and answers its path; throws when no byte arrives for a while. */
export async function downloadMongod(settings: DatabaseSettings, report: Report): Promise<string> {
  const folder = binariesFolder(settings)
  await mkdir(folder, { recursive: true })
  report(`Downloading MongoDB's own mongod, once, into ${path.relative('', folder)}.`)
  const script = path.join(import.meta.dirname, 'downloadMongod.child.mjs')
  const child = execaNode(script, {
    env: childEnv({ ...downloadOptions(folder), ...settings.downloadEnv }),
    extendEnv: false,
    nodeOptions: [],
    reject: false,
    cleanup: true,
  })
  const watch = watchFolder(folder, settings.patience, report, () => child.kill('SIGKILL'))
  const ended = await child
  watch.stop()
  if (watch.gaveUp()) throw new DatabaseError(`no byte came for ${settings.patience / 1000} s`)
  const binary = /^mongod=(.+)$/m.exec(ended.stdout)?.[1]
  if (!binary) throw new DatabaseError(ended.stderr || `the download ended with ${ended.exitCode}`)
  return binary
}

function downloadOptions(folder: string) {
  return {
    MONGOMS_DOWNLOAD_DIR: folder,
    MONGOMS_SYSTEM_BINARY: '',
    MONGOMS_RUNTIME_DOWNLOAD: 'true',
    MONGOMS_MAX_RETRIES: '1',
    // without it, mongodb-memory-server takes the program from a server whose certificate it did not check
    npm_config_strict_ssl: 'true',
  }
}

// While the download is alive, the folder grows: first the archive, then the unpacked program
function watchFolder(folder: string, patience: number, report: Report, giveUp: () => void) {
  let size = -1
  let grewAt = Date.now()
  let toldAt = Date.now()
  let gaveUp = false
  const timer = setInterval(async () => {
    const now = Date.now()
    const current = await folderSize(folder)
    if (current !== size) grewAt = now
    if (current > size && size > 0 && now - toldAt >= TELL) {
      toldAt = now
      report(`Downloading MongoDB's own mongod: ${Math.round(current / MEGABYTE)} MB so far.`)
    }
    size = current
    if (now - grewAt < patience || gaveUp) return
    gaveUp = true
    giveUp()
  }, LOOK)
  return { stop: () => clearInterval(timer), gaveUp: () => gaveUp }
}

const DAY = 24 * 60 * 60 * 1000

const failure = z.object({ at: z.iso.datetime(), why: z.string() })

function downloadFailure(settings: DatabaseSettings) {
  const file = path.join(binariesFolder(settings), 'download-failed.json')
  return {
    async remember(why: string) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ at: new Date().toISOString(), why }))
    },

    async recall(now = Date.now()): Promise<string | null> {
      const text = await readFile(file, 'utf8').catch(() => null)
      const known = text === null ? null : failure.safeParse(safeJson(text))
      if (!known?.success) return null
      const { at, why } = known.data
      if (Math.abs(now - Date.parse(at)) > DAY) return null
      return `MongoDB's own mongod could not be downloaded on ${at} (${why}); to retry within a day, delete ${path.relative('', file)}.`
    },
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function folderSize(folder: string) {
  const files = await readdir(folder).catch(() => [])
  const sizes = files.map((file) =>
    stat(path.join(folder, file)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
