import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { inject } from 'vitest'
import { databaseClient } from '@/databaseClient'
import { withDatabaseName } from '../database/withDatabaseName'
import { launchRun } from '../launch/launchRun'
import { test as base } from '../launch/launchTest'

export interface Place {
  uri: string
  /** Where its pictures lie. */
  media: string
}

interface Command {
  args?: string[]
  env?: Record<string, string>
  place: Place
}

/** Backup and restore as processes, run to their end in a folder of the test's own. */
export const test = base
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
    onCleanup(() => rm(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('newPlace', ({ folder }) => (): Place => {
    const name = `test_${randomUUID().slice(0, 8)}`
    const media = path.join(folder, `${name}-media`)
    return { uri: withDatabaseName(inject('databaseUri'), name), media }
  })
  .extend('backup', ({ folder }) => command({ folder, script: 'src/cli/commands/backup.ts' }))
  .extend('restore', ({ folder }) => command({ folder, script: 'src/cli/commands/restore.ts' }))
  .extend('db', ({}, { onCleanup }) => {
    const clients: mongo.MongoClient[] = []
    onCleanup(async () => {
      for (const client of clients) await client.close()
    })
    return ({ uri }: Place) => {
      const client = databaseClient(uri)
      clients.push(client)
      return client.db()
    }
  })

function command({ folder, script }: { folder: string; script: string }) {
  return async ({ args, env, place }: Command) => {
    const run = start({ args, env, folder, place, script })
    const { exitCode } = await run.launcher
    return { code: exitCode, said: run.said() }
  }
}

export function start({ env, place, ...options }: Command & { folder: string; script: string }) {
  const given = { DATABASE_URI: place.uri, MEDIA_DIR: place.media, ...env }
  return launchRun({ ...options, env: given })
}
