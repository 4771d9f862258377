import path from 'node:path'
import { childEnv, launcherEnv } from '../env'

/** What decides which server is used; tests hand in their own. */
export interface DatabaseSettings {
  databaseUri: string | undefined
  systemBinary: string | undefined
  /** Where programs are looked for, as in the PATH variable. */
  path: string
  /** Holds what is fetched once: `mongodb-binaries` and `mongo-java-server`. */
  cache: string
  /** Milliseconds without a byte after which a download is given up. */
  patience: number
  /** Variables for the process that downloads MongoDB, on top of ours. */
  downloadEnv: Record<string, string>
  /** The same for mongo-java-server. */
  javaEnv?: Record<string, string>
}

export function databaseSettings(): DatabaseSettings {
  const env = launcherEnv()
  return {
    databaseUri: env.DATABASE_URI,
    systemBinary: env.MONGOMS_SYSTEM_BINARY,
    path: childEnv({}).PATH ?? '',
    cache: path.resolve(import.meta.dirname, '../../.data'),
    patience: 10_000,
    downloadEnv: {},
  }
}
