import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { execa, execaNode } from 'execa'
import which from 'which'
import { DatabaseError } from './DatabaseError'
import type { Program } from './runServer'
import type { DatabaseSettings } from './settings'

type FindProgram = (settings: DatabaseSettings, report: (line: string) => void) => Promise<Program>

/** In the order in which they are tried. */
export function serverPrograms({ systemBinary }: DatabaseSettings): FindProgram[] {
  return systemBinary
    ? [() => mongodAt(systemBinary)]
    : [mongodOnPath, downloadedMongod, javaServer]
}

async function mongodAt(binary: string): Promise<Program> {
  const options = { stdin: 'ignore', reject: false, timeout: 10_000 } as const
  const { failed, originalMessage, stderr, stdout } = await execa(binary, ['--version'], options)
  if (failed) throw new DatabaseError(`${binary} does not run: ${stderr || originalMessage}`)
  const version = /db version v(\S+)/.exec(stdout)?.[1] ?? '(unknown version)'
  return { binary, server: `MongoDB ${version}`, store: 'mongod' }
}

const mongodOnPath: FindProgram = async (settings) => {
  const binary = await which('mongod', { nothrow: true, path: settings.env?.PATH })
  if (!binary) throw new DatabaseError('There is no mongod on the PATH.')
  return mongodAt(binary)
}

/**
 * A mongod that was downloaded before, or MongoDB's download, unless mongo-java-server is already installed.
 */
export const downloadedMongod: FindProgram = async ({ cache, env, patience }, report) => {
  const jars = path.relative('', jarsFolder(cache))
  if (existsSync(jars)) throw new DatabaseError(`To try MongoDB's own download, delete ${jars}.`)
  const folder = path.join(cache, 'mongodb-binaries')
  report(`Looking for a mongod in ${folder}, or downloading it from MongoDB.`)
  // In a separate process, which can be killed when no data arrives.
  const child = execaNode(new URL(import.meta.resolve('mongodb-memory-server/postinstall.js')), {
    env: {
      ...env,
      MONGOMS_DISABLE_POSTINSTALL: 'false',
      MONGOMS_DOWNLOAD_DIR: folder,
      MONGOMS_MAX_RETRIES: '1',
      // Otherwise the certificate of the download server would not be checked.
      npm_config_strict_ssl: 'true',
    },
    nodeOptions: [],
    reject: false,
  })
  const stalled = setTimeout(() => child.kill('SIGKILL'), patience)
  // It prints its progress every two seconds while data arrives, and nothing while it unpacks.
  for await (const line of child) {
    const progress = /[\d.]+%/.exec(line)?.[0]
    if (progress === '100%') clearTimeout(stalled)
    else stalled.refresh()
    if (progress) report(`Downloading MongoDB's own mongod: ${progress}`)
  }
  clearTimeout(stalled)
  const { signal, stderr, stdout } = await child
  const binary = /found binary: "(.+)"/.exec(stdout)?.[1]
  if (binary) return mongodAt(binary)
  const why = signal ? `no byte came for ${patience / 1000} s` : stderr.split('Details:').at(-1)
  throw new DatabaseError(`MongoDB's own mongod could not be downloaded: ${why}`)
}

const javaVersion = '1.47.0'
const javaSource = path.join(import.meta.dirname, 'mongo-java-server')

export const jarsFolder = (cache: string) => path.join(cache, 'mongo-java-server', javaVersion)

/** Used when there is no mongod. For development only. */
const javaServer: FindProgram = async (settings, report) => {
  const jars = jarsFolder(settings.cache)
  const env = { ...settings.env, MONGO_JAVA_SERVER_JARS: jars }
  if (!existsSync(jars)) {
    report('Fetching mongo-java-server with Maven, once: about 6 MB.')
    await fetchJars(jars, env)
  }
  report('Using mongo-java-server instead of MongoDB: for development only, not for production.')
  const server = `mongo-java-server ${javaVersion}`
  return { binary: path.join(javaSource, 'mongod'), server, store: 'mongo-java-server', env }
}

async function fetchJars(jars: string, env: Record<string, string>) {
  await mkdir(path.dirname(jars), { recursive: true })
  const partial = await mkdtemp(`${jars}-`)
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`]
  const words = ['-q', '-B', `-Dserver=${javaVersion}`, '-f', path.join(javaSource, 'pom.xml')]
  const options = { env, all: true, reject: false, timeout: 180_000 } as const
  const { all, failed, originalMessage } = await execa('mvn', [...words, ...goal], options)
  // Another process may have downloaded them in the meantime.
  if (!failed) await rename(partial, jars).catch(() => undefined)
  await rm(partial, { recursive: true, force: true })
  if (existsSync(jars)) return
  const why = /^\[ERROR\] (.+)$/m.exec(all ?? '')?.[1] ?? originalMessage
  throw new DatabaseError(`mongo-java-server could not be fetched: ${why}`)
}
