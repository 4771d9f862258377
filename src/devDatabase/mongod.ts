import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { execa, execaNode } from 'execa'
import which from 'which'
import { childEnv } from '@/env'
import { DatabaseError } from './DatabaseError'
import { jarsFolder } from './javaServer'
import type { Program } from './runServer'
import type { DatabaseSettings } from './settings'

export async function mongodAt(binary: string): Promise<Program> {
  const options = { stdin: 'ignore', reject: false, timeout: 10_000 } as const
  const { failed, originalMessage, stderr, stdout } = await execa(binary, ['--version'], options)
  if (failed) throw new DatabaseError(`${binary} does not run: ${stderr || originalMessage}`)
  const version = /db version v(\S+)/.exec(stdout)?.[1] ?? '(unknown version)'
  return { binary, server: `MongoDB ${version}`, store: 'mongod' }
}

export async function mongodOnPath(settings: DatabaseSettings) {
  const binary = await which('mongod', { nothrow: true, path: settings.path })
  if (!binary) throw new DatabaseError('There is no mongod on the PATH.')
  return mongodAt(binary)
}

/** One that was downloaded before, else MongoDB's own download where there is no stand-in yet. */
export async function downloadedMongod(settings: DatabaseSettings, report: (line: string) => void) {
  const folder = path.join(settings.cache, 'mongodb-binaries')
  // mongodb-memory-server writes the checksum last: a binary without one was not unpacked to the end.
  const files = await readdir(folder).catch(() => [])
  const whole = files.flatMap((file) => /^(mongod-.+)\.md5$/.exec(file)?.[1] ?? [])
  const newest = whole.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (newest) return mongodAt(path.join(folder, newest))
  const jars = jarsFolder(settings)
  if (existsSync(jars)) {
    throw new DatabaseError(
      `To try MongoDB's own download again, delete ${path.relative('', jars)}.`,
    )
  }
  report(`Downloading MongoDB's own mongod, once, into ${folder}.`)
  return mongodAt(await download(folder, settings, report))
}

async function download(
  folder: string,
  { env, patience }: DatabaseSettings,
  report: (line: string) => void,
) {
  const child = execaNode(path.join(import.meta.dirname, 'downloadMongod.child.mjs'), [folder], {
    // Without the last one the program would be taken from a server whose certificate was not checked.
    env: childEnv({ ...env, MONGOMS_MAX_RETRIES: '1', npm_config_strict_ssl: 'true' }),
    nodeOptions: [],
    reject: false,
  })
  const stalled = setTimeout(() => child.kill('SIGKILL'), patience)
  // While bytes come it says every two seconds how far it is; at the end it unpacks in silence.
  createInterface(child.stdout).on('line', (line) => {
    const progress = /[\d.]+%/.exec(line)?.[0]
    if (progress === '100%') clearTimeout(stalled)
    else stalled.refresh()
    if (progress) report(`Downloading MongoDB's own mongod: ${progress}`)
  })
  const { signal, stderr, stdout } = await child
  clearTimeout(stalled)
  const binary = /^mongod=(.+)$/m.exec(stdout)?.[1]
  if (binary) return binary
  const why = signal ? `no byte came for ${patience / 1000} s` : stderr
  throw new DatabaseError(`MongoDB's own mongod could not be downloaded: ${why}`)
}
