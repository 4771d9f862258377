import { execaNode } from 'execa'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '../env'
import type { Report } from './Candidate'
import type { DatabaseSettings } from './DatabaseSettings'
import { DatabaseError } from './DatabaseError'
import { binariesFolder } from './binariesFolder'
import { folderSize } from './folderSize'

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

// the archive, then the unpacked program: what is alive lets the folder grow
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
