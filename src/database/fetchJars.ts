import { execa } from 'execa'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '../env'
import type { Report } from './Candidate'
import type { DatabaseSettings } from './DatabaseSettings'
import { DatabaseError } from './DatabaseError'
import { findOnPath } from './findOnPath'
import { javaSource } from './javaSource'
import { pathExists } from './pathExists'

const MINUTES = 60_000

/** Has Maven copy the jars of pom.xml; the folder appears whole or not at all. */
export async function fetchJars(jars: string, settings: DatabaseSettings, report: Report) {
  const maven = await findOnPath('mvn', settings.path)
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
