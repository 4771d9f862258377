import path from 'node:path'
import { launcherEnv } from '@/env'

export interface DatabaseSettings {
  databaseUri: string | undefined
  systemBinary: string | undefined
  /** Where a downloaded mongod and the jars of mongo-java-server are kept. */
  cache: string
  /** Milliseconds without a byte after which a download is given up. */
  patience: number
  /** For the programs that are run, beside the environment of this process. */
  env?: Record<string, string>
}

export function databaseSettings(): DatabaseSettings {
  const { DATABASE_URI, MONGOMS_SYSTEM_BINARY } = launcherEnv()
  return {
    databaseUri: DATABASE_URI,
    systemBinary: MONGOMS_SYSTEM_BINARY,
    cache: path.resolve(import.meta.dirname, '../../.data'),
    patience: 10_000,
  }
}
