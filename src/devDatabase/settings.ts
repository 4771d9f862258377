import path from 'node:path'
import { childEnv, launcherEnv } from '@/env'

export interface DatabaseSettings {
  databaseUri: string | undefined
  systemBinary: string | undefined
  path: string
  /** Where a downloaded mongod and the jars of mongo-java-server are kept. */
  cache: string
  /** Milliseconds without a byte after which a download is given up. */
  patience: number
  /** For the programs that are run. */
  env?: Record<string, string>
}

export function databaseSettings(): DatabaseSettings {
  const { DATABASE_URI, MONGOMS_SYSTEM_BINARY } = launcherEnv()
  return {
    databaseUri: DATABASE_URI,
    systemBinary: MONGOMS_SYSTEM_BINARY,
    path: childEnv({}).PATH ?? '',
    cache: path.resolve(import.meta.dirname, '../../.data'),
    patience: 10_000,
  }
}
