import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { databaseSettings, type DatabaseSettings } from '@/devDatabase/settings'
import { startDatabase } from '@/devDatabase/startDatabase'

const fakeMongod = path.join(import.meta.dirname, 'fakeMongod.mjs')

/** A machine of its own for startDatabase: nothing on its PATH, nothing fetched, a place for data. */
export async function databaseSandbox() {
  const root = await mkdtemp(path.join(tmpdir(), 'database-sandbox-'))
  const bin = path.join(root, 'bin')
  const calls = path.join(root, 'calls.txt')
  await mkdir(bin)
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
  const nowhere: DatabaseSettings = {
    databaseUri: undefined,
    systemBinary: undefined,
    cache: path.join(root, 'cache'),
    patience: 1000,
    env: { ...downloadFrom('http://127.0.0.1:1'), HOME: root, PATH: bin },
  }
  const program = async (file: string, script: string) => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `#!/bin/sh\necho "${path.basename(file)} $*" >> ${calls}\n${script}\n`)
    await chmod(file, 0o755)
    return file
  }
  return {
    root,
    bin,
    nowhere,
    folder: path.join(root, 'db'),
    /** Every call of a program below: its name and arguments. */
    calls: () => readFile(calls, 'utf8').catch(() => ''),
    program,
    /** A mongod that starts. */
    mongod: (file = path.join(bin, 'mongod'), version = '8.2.6') =>
      program(
        file,
        `[ "$1" = --version ] && echo "db version v${version}" && exit\nexec ${process.execPath} ${fakeMongod} "$@"`,
      ),
    /** A mongod that knows its version and does no more. */
    brokenMongod: (file = path.join(bin, 'mongod')) =>
      program(
        file,
        '[ "$1" = --version ] && echo "db version v8.0.0" && exit\necho "no space left" >&2; exit 1',
      ),
  }
}

/** Settings under which the programs and the jars of this machine are used, and no mongod. */
export function fallbackSettings(): DatabaseSettings {
  const settings = databaseSettings()
  const env = downloadFrom('http://127.0.0.1:1')
  return { ...settings, databaseUri: undefined, env, patience: 1000, systemBinary: undefined }
}

/** Starts a database that ends with the test; `lines` is what it reported. */
export async function startForTest(folder: string, settings: DatabaseSettings) {
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  const database = await startDatabase({ folder, report }, settings)
  onTestFinished(() => database.stop())
  return { ...database, lines }
}

/** Variables that point MongoDB's download at another server, past any proxy. */
export function downloadFrom(mirror: string): Record<string, string> {
  const proxies = ['https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'npm_config_proxy']
  return {
    ...Object.fromEntries(proxies.map((name) => [name, ''])),
    'npm_config_https-proxy': '',
    MONGOMS_DOWNLOAD_MIRROR: mirror,
    MONGOMS_USE_HTTP: 'true',
  }
}
