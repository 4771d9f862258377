import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { expect, it, onTestFinished } from 'vitest'
import { dumpDatabase } from '@/cli/backup/database'
import { databaseDriver } from '@/databaseClient'

const { MongoServerError } = databaseDriver()
const { serialize } = databaseDriver().BSON

interface Replica {
  replicaSet?: string
  /** What the server says of reads in a snapshot. */
  refusal?: Error
}

/** As much of a client as a dump asks of, with one collection; notes which reads had a session. */
function fakeClient({ replicaSet, refusal }: Replica) {
  const reads: boolean[] = []
  const ended: boolean[] = []
  async function* documents(inSession: boolean) {
    yield serialize({ number: 1 })
    if (inSession && refusal) throw refusal
    yield serialize({ number: 2 })
  }
  const collection = {
    find: (_all: object, { session }: { session?: object }) => {
      reads.push(Boolean(session))
      return documents(Boolean(session))
    },
  }
  const db = {
    collection: () => collection,
    listCollections: () => ({ toArray: async () => [{ name: 'Many', type: 'collection' }] }),
  }
  const client = {
    db: () => db,
    options: { replicaSet },
    startSession: ({ snapshot }: { snapshot: boolean }) => {
      expect(snapshot).toBe(true)
      return { endSession: async () => void ended.push(true) }
    },
  }
  return { client: client as unknown as mongo.MongoClient, ended, reads }
}

async function dump(replica: Replica) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dump-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'database'))
  const { client, ended, reads } = fakeClient(replica)
  const { snapshot, documents } = await dumpDatabase({ client, folder, check: () => undefined })
  const { length } = await readFile(path.join(folder, 'database/Many.bson'))
  return { count: documents.get('database/Many.bson'), ended, length, reads, snapshot }
}

const both = serialize({ number: 1 }).length * 2

it('[V8] a dump should be of one moment on a replica set', async () => {
  expect(await dump({ replicaSet: 'rs0' })).toEqual({
    count: 2,
    ended: [true],
    length: both,
    reads: [true],
    snapshot: true,
  })
})

it('[V8] a dump should read without a snapshot from a server alone', async () => {
  expect(await dump({})).toMatchObject({ count: 2, ended: [], reads: [false], snapshot: false })
})

it('[V8] a dump should begin again without a snapshot that did not last', async () => {
  const refusal = new MongoServerError({ code: 239, errmsg: 'snapshot too old' })
  expect(await dump({ refusal, replicaSet: 'rs0' })).toEqual({
    count: 2,
    ended: [true],
    length: both,
    reads: [true, false],
    snapshot: false,
  })
})
