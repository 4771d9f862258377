import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { EventEmitter } from 'node:events'
import { MongoBinary, MongoInstance } from 'mongodb-memory-server'
import { childEnv } from '../env'
import { freePort } from './freePort'
import type { Mongod, Report } from './mongod'
import type { Database } from './startDatabase'
import type { DataFolder } from './dataFolder'
import { startReplicaSet } from './startReplicaSet'
import { DatabaseError, oneLine } from './DatabaseError'
import { serverExit } from './serverExit'

const NAME = 'jharokha'

export async function startServer(
  mongod: Mongod,
  folder: DataFolder,
  report: Report,
): Promise<Database> {
  const store = path.join(folder.path, mongod.store)
  await mkdir(store, { recursive: true })
  await tellOfOtherData(folder.path, mongod, report)
  const server = await runServer(mongod, store)
  const gone = new AbortController()
  server.onExit(() => gone.abort())
  try {
    await folder.note(server.pid)
    if (mongod.replicaSet) await startReplicaSet(server.port, replicaSetName, gone.signal)
  } catch (error) {
    await server.stop()
    throw error
  }
  const query = mongod.replicaSet ? `?replicaSet=${replicaSetName}` : ''
  let stopped: Promise<void> | undefined
  return {
    uri: `mongodb://127.0.0.1:${server.port}/${NAME}${query}`,
    server: mongod.server,
    onExit: server.onExit,
    stop: () => (stopped ??= server.stop().finally(folder.leave)),
  }
}

async function tellOfOtherData(folder: string, { server, store }: Mongod, report: Report) {
  const others = (['mongod', 'mongo-java-server'] as const).filter((name) => name !== store)
  for (const other of others) {
    const kept = await readdir(path.join(folder, other)).catch(() => [])
    const own = await readdir(path.join(folder, store))
    if (kept.length === 0 || own.length > 0) continue
    report(
      `${server} starts empty; what was kept with ${other} stays in ${path.join(folder, other)}.`,
    )
  }
}

const replicaSetName = 'rs0'

// Which program runs is decided before: MONGOMS_* variables, which would win over what it is told, stay out of it
MongoBinary.getPath = async ({ systemBinary } = {}) => systemBinary ?? ''

export async function runServer(mongod: Mongod, dbPath: string) {
  const port = await freePort()
  const instance = new MongoInstance({
    instance: {
      port,
      dbPath,
      ip: '127.0.0.1',
      launchTimeout: 30_000,
      ...(mongod.replicaSet && { replSet: replicaSetName }),
    },
    binary: { systemBinary: mongod.binary },
    // its own group: Ctrl-C is for the launcher, which stops the server last
    spawn: { detached: true, env: childEnv(mongod.env) },
  })
  const complaint = lastComplaint(instance)
  const exit = serverExit(instance, mongod.server, complaint)
  try {
    await instance.start()
  } catch (error) {
    await instance.stop()
    throw new DatabaseError(`${oneLine(error)} ${oneLine(complaint())}`.trim())
  }
  return {
    port,
    pid: instance.mongodProcess?.pid ?? 0,
    onExit: exit.onExit,
    async stop() {
      exit.expect()
      await instance.stop()
    },
  }
}

function lastComplaint(instance: EventEmitter) {
  let complaint = ''
  instance.on('instanceSTDERR', (text: string) => {
    complaint = text.split('\n').at(-1) ?? ''
  })
  instance.on('instanceSTDOUT', (text: string) => {
    const logged = [...text.matchAll(/"s":"[EF]".*?("msg":.*)/g)].at(-1)
    if (logged?.[1]) complaint = logged[1]
  })
  return () => complaint
}
