import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Report } from './Candidate'
import type { Database } from './Database'
import type { DataFolder } from './dataFolder'
import type { Mongod } from './Mongod'
import { replicaSetName, runServer } from './runServer'
import { startReplicaSet } from './startReplicaSet'

const NAME = 'jharokha'

/** Runs a server program on its part of the data folder. */
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
    transactions: mongod.replicaSet,
    onExit: server.onExit,
    stop: () => (stopped ??= server.stop().finally(folder.leave)),
  }
}

// Who used one server and finds another the next day would otherwise take the data for lost
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
