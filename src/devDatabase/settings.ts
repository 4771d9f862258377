import path from 'node:path'
import { launcherEnv } from '@/env'

export interface DatabaseSettings {
  databaseUri: string | undefined
  systemBinary: string | undefined
  /** The folder of a downloaded mongod and of mongo-java-server. */
  cache: string
  /** In milliseconds: a download without data for this time is cancelled. */
  patience: number
  /** Additional environment variables of the started programs. */
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
