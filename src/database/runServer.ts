import { MongoBinary, MongoInstance } from 'mongodb-memory-server'
import { childEnv } from '../env'
import type { Mongod } from './Mongod'
import { DatabaseError } from './DatabaseError'
import { freePort } from './freePort'
import { lastComplaint } from './lastComplaint'
import { oneLine } from './oneLine'
import { serverExit } from './serverExit'

export const replicaSetName = 'rs0'

export interface RunningServer {
  port: number
  pid: number
  stop(): Promise<void>
  onExit(listener: (line: string) => void): void
}

// Which program runs is decided before: MONGOMS_* variables, which would win over what it is told, stay out of it
MongoBinary.getPath = async ({ systemBinary } = {}) => systemBinary ?? ''

/** Has mongodb-memory-server run a program on a folder; throws with what the program said when it does not start. */
export async function runServer(mongod: Mongod, dbPath: string): Promise<RunningServer> {
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
