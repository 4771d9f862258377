import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Candidate } from './Candidate'
import type { DatabaseSettings } from './DatabaseSettings'
import { fetchJars } from './fetchJars'
import { findOnPath } from './findOnPath'
import { jarsFolder } from './jarsFolder'
import { javaSource } from './javaSource'
import { oneLine } from './oneLine'
import { pathExists } from './pathExists'

/** mongo-java-server, which needs Java 17, and Maven the first time. */
export function javaServer(settings: DatabaseSettings): Candidate {
  return {
    async find(report) {
      if (!(await findOnPath('java', settings.path))) return 'There is no java on the PATH.'
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
