import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import { DatabaseError, oneLine } from './DatabaseError'
import { databaseClient } from './client'

const PATIENCE = 30_000
const LOOK = 100

/**
 * Makes a mongod the primary of a set of its own. A folder remembers the host and port it was started
 * with, and with another port a node finds itself no member of its set: then the set is told the new one.
 */
export async function startReplicaSet(port: number, name: string, gone: AbortSignal) {
  const host = `127.0.0.1:${port}`
  const client = databaseClient(`mongodb://${host}/admin`, {
    directConnection: true,
    serverSelectionTimeoutMS: 2000,
  })
  const deadline = Date.now() + PATIENCE
  let problem = 'It ended.'
  try {
    while (Date.now() < deadline && !gone.aborted) {
      const primary = await becomePrimary(client.db('admin'), host, name).catch(oneLine)
      if (primary === true) return
      if (typeof primary === 'string') problem = primary
      await sleep(LOOK)
    }
  } finally {
    await client.close()
  }
  throw new DatabaseError(`it did not become primary of its replica set: ${problem}`)
}

async function becomePrimary(admin: mongo.Db, host: string, name: string): Promise<boolean> {
  if ((await admin.command({ hello: 1 })).isWritablePrimary) return true
  const config = await currentConfig(admin)
  if (!config) {
    await admin.command({ replSetInitiate: { _id: name, members: [{ _id: 0, host }] } })
  } else if (config.members[0]?.host !== host) {
    const members = [{ ...config.members[0], host }]
    const replSetReconfig = { ...config, version: config.version + 1, members }
    await admin.command({ replSetReconfig, force: true })
  }
  return false
}

interface SetConfig {
  version: number
  members: { host: string }[]
}

const NOT_YET_INITIALIZED = 94

async function currentConfig(admin: mongo.Db): Promise<SetConfig | null> {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config as SetConfig
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_YET_INITIALIZED) return null
    throw error
  }
}
