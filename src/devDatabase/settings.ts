import path from 'node:path'
import { childEnv, launcherEnv } from '../env'

export interface DatabaseSettings {
  databaseUri: string | undefined
  systemBinary: string | undefined
  path: string
  cache: string
  /** Milliseconds without a byte after which a download is given up. */
  patience: number
  downloadEnv: Record<string, string>
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
