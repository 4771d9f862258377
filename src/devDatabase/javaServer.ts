import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { execa } from 'execa'
import { childEnv } from '../env'
import { type Candidate, pathExists, type Report } from './mongod'
import type { DatabaseSettings } from './settings'
import which from 'which'
import { DatabaseError, oneLine } from './DatabaseError'

export function javaServer(settings: DatabaseSettings): Candidate {
  return {
    async find(report) {
      if (!(await which('java', { nothrow: true, path: settings.path })))
        return 'There is no java on the PATH.'
      const jars = await jarsFolder(settings)
      try {
        if (!(await pathExists(jars))) await fetchJars(jars, settings, report)
      } catch (error) {
        return `mongo-java-server could not be fetched: ${oneLine(error)}`
      }
      const server = `mongo-java-server ${await versionIn(jars)}`
      return {
        binary: path.join(javaSource, 'mongod'),
        server,
        origin: server,
        store: 'mongo-java-server',
        replicaSet: false,
        env: { ...settings.javaEnv, PATH: settings.path, MONGO_JAVA_SERVER_JARS: jars },
        notice: `${server} stands in for MongoDB: for development and trial, not for production.`,
      }
    },
  }
}

async function versionIn(jars: string) {
  const names = (await readdir(jars)).join('\n')
  return /^mongo-java-server-core-(.+)\.jar$/m.exec(names)?.[1] ?? '(unknown version)'
}

const MINUTES = 60_000

async function fetchJars(jars: string, settings: DatabaseSettings, report: Report) {
  const maven = await which('mvn', { nothrow: true, path: settings.path })
  if (!maven) throw new DatabaseError('there is no mvn on the PATH.')
  report('Fetching mongo-java-server with Maven, once: about 6 MB.')
  await mkdir(path.dirname(jars), { recursive: true })
  const partial = await mkdtemp(`${jars}-`)
  try {
    const pom = path.join(javaSource, 'pom.xml')
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`]
    const ended = await execa(
      maven,
      ['-q', '-B', '-f', pom, ...goal, ...limits(settings.patience)],
      {
        env: childEnv({ PATH: settings.path }),
        extendEnv: false,
        reject: false,
        all: true,
        stdin: 'ignore',
        timeout: 5 * MINUTES,
      },
    )
    if (ended.failed) throw new DatabaseError(firstError(ended.all) ?? ended.originalMessage)
    await rename(partial, jars)
  } catch (error) {
    // another start may have fetched the same in the meantime
    if (!(await pathExists(jars))) throw error
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

// Maven 3.8 reads the first two, 3.9 and newer the others
function limits(patience: number) {
  return [
    `-Dmaven.wagon.http.connectionTimeout=${patience}`,
    `-Dmaven.wagon.rto=${patience}`,
    `-Daether.connector.connectTimeout=${patience}`,
    `-Daether.connector.requestTimeout=${patience}`,
  ]
}

function firstError(output: string) {
  return /^\[ERROR\] (.+)$/m.exec(output)?.[1]
}

export async function jarsFolder({ cache }: DatabaseSettings) {
  const pom = await readFile(path.join(javaSource, 'pom.xml'))
  const version = createHash('sha256').update(pom).digest('hex').slice(0, 12)
  return path.join(cache, 'mongo-java-server', version)
}

const javaSource = path.join(import.meta.dirname, 'mongo-java-server')
