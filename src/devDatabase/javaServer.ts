import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { childEnv } from '@/env'
import { DatabaseError } from './DatabaseError'
import type { Program } from './runServer'
import type { DatabaseSettings } from './settings'

const version = '1.47.0'
const source = path.join(import.meta.dirname, 'mongo-java-server')

export const jarsFolder = ({ cache }: DatabaseSettings) =>
  path.join(cache, 'mongo-java-server', version)

/** Takes the place of a mongod where none can be had, for development and trial. */
export async function javaServer(
  settings: DatabaseSettings,
  report: (line: string) => void,
): Promise<Program> {
  const jars = jarsFolder(settings)
  const env = { ...settings.env, PATH: settings.path, MONGO_JAVA_SERVER_JARS: jars }
  if (!existsSync(jars)) {
    report('Fetching mongo-java-server with Maven, once: about 6 MB.')
    await fetchJars(jars, env)
  }
  report('mongo-java-server stands in for MongoDB: for development and trial, not for production.')
  const server = `mongo-java-server ${version}`
  return { binary: path.join(source, 'mongod'), server, store: 'mongo-java-server', env }
}

async function fetchJars(jars: string, env: Record<string, string>) {
  await mkdir(path.dirname(jars), { recursive: true })
  const partial = await mkdtemp(`${jars}-`)
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`]
  const words = ['-q', '-B', '-f', path.join(source, 'pom.xml'), `-Dserver=${version}`, ...goal]
  const options = { env: childEnv(env), all: true, reject: false, timeout: 180_000 } as const
  const { all, failed, originalMessage } = await execa('mvn', words, options)
  // Another start may have fetched the same in the meantime.
  if (!failed) await rename(partial, jars).catch(() => undefined)
  await rm(partial, { recursive: true, force: true })
  if (existsSync(jars)) return
  const why = /^\[ERROR\] (.+)$/m.exec(all ?? '')?.[1] ?? originalMessage
  throw new DatabaseError(`mongo-java-server could not be fetched: ${why}`)
}
