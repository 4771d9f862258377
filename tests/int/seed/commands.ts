import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { inject } from 'vitest'
import { readsConfig } from '@/cli/programs'
import { childEnv } from '@/env'
import { withDatabaseName } from '../../harness/database/withDatabaseName'

/** The seed's commands as processes of their own, on a database and a folder of their own; no sizes. */
export async function getCommands() {
  const folder = await mkdtemp(path.join(tmpdir(), 'seed-'))
  const name = `test_${randomUUID().slice(0, 8)}`
  const databaseUri = withDatabaseName(inject('databaseUri'), name)
  const fixed = {
    DATABASE_URI: databaseUri,
    MEDIA_DIR: folder,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: 'a-secret-that-only-the-tests-know-of',
  }
  return {
    databaseUri,
    seed: (env: Record<string, string> = {}) => start('seed/index.ts', env),
    createAdmin: (env: Record<string, string>) => start('seed/createAdmin.ts', env),
    dispose: () => rm(folder, { recursive: true, force: true }),
  }

  function start(script: string, env: Record<string, string>) {
    const imports = ['--import', 'tsx', '--import', './tests/harness/content/seedWithoutSizes.ts']
    return execa(process.execPath, [...readsConfig, ...imports, script], {
      env: childEnv({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...fixed, ...env }),
      extendEnv: false,
      reject: false,
    })
  }
}
