import crypto, { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { inject, vi } from 'vitest'
import { withDatabaseName } from './withDatabaseName'

export interface TestPayload {
  payload: Payload
  destroy(): Promise<void>
}

interface Options {
  databaseUri: string
  /** A folder that outlives the test; one is made and removed where none is given. */
  mediaDir?: string
  /** Puts content into the database and the folder of pictures before Payload opens them. */
  fill?(databaseUri: string, mediaDir: string): Promise<void>
  /** For tests of how long it takes: passwords are hashed as in production. */
  slowHash?: boolean
}

/** The product's own config on a fresh database of that server; `destroy` drops it. */
export async function getTestPayload(options: Options): Promise<TestPayload> {
  const { mediaDir, fill, slowHash = false } = options
  Object.assign(crypto, { pbkdf2: slowHash ? pbkdf2 : quickHash })
  syncBuiltinESMExports()
  const folder = mediaDir ?? (await mkdtemp(path.join(tmpdir(), 'media-')))
  const name = `test_${randomUUID().slice(0, 8)}`
  const databaseUri = withDatabaseName(options.databaseUri, name)
  await fill?.(databaseUri, folder)
  vi.stubEnv('DATABASE_URI', databaseUri)
  vi.stubEnv('MEDIA_DIR', folder)
  vi.stubEnv('PAYLOAD_SECRET', 'a-secret-that-only-the-tests-know-of')
  vi.resetModules()
  // On Node 20 Lexical's files now and then await one another for ever, unless this one is first.
  await import('@payloadcms/richtext-lexical/lexical')
  const { default: config } = await import('@payload-config')
  forgetKept()
  const payload = await getPayload({ config })
  return {
    payload,
    async destroy() {
      if (canDrop()) await payload.db.connection.dropDatabase()
      await payload.destroy()
      forgetKept()
      if (!mediaDir) await rm(folder, { recursive: true, force: true })
      vi.unstubAllEnvs()
    },
  }
}

const { pbkdf2 } = crypto

/** Payload hashes a password 25,000 times, which takes a tenth of a second of processor. */
function quickHash(...[password, salt, , ...rest]: Parameters<typeof pbkdf2>) {
  pbkdf2(password, salt, 1, ...rest)
}

/** Payload keeps the one that its REST routes work with for the process, which many files share. */
function forgetKept() {
  const kept: unknown = Reflect.get(globalThis, '_payload')
  if (kept instanceof Map) kept.clear()
}

/** mongo-java-server 1.47 cannot drop `globals`, and is thrown away whole when the run ends. */
function canDrop() {
  return !inject('databaseServer').startsWith('mongo-java-server')
}
