import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { MongoInstance } from 'mongodb-memory-server'
import { childEnv } from '@/env'
import { DatabaseError, oneLine } from './DatabaseError'

export interface DatabaseOptions {
  /** The folder of the data, for example `.data/db`. */
  folder: string
  report(line: string): void
}

export interface Database {
  uri: string
  /** Shown to the user: "MongoDB 8.2.6", "mongo-java-server 1.47.0", "the server of DATABASE_URI". */
  server: string
  /** The process id of a server that was started here. */
  pid?: number
  stop(): Promise<void>
  /** Called with one line for the user when a server that was started here ends without stop(). */
  onExit(listener: (line: string) => void): void
}

export interface Program {
  binary: string
  server: string
  store: 'mongod' | 'mongo-java-server'
  env?: Record<string, string>
}

export class FolderInUse extends DatabaseError {}

export async function runServer(
  program: Program,
  { folder, report }: DatabaseOptions,
): Promise<Database> {
  const dbPath = path.resolve(folder, program.store)
  await mkdir(dbPath, { recursive: true })
  // When a launcher is killed, mongodb-memory-server ends its server after two seconds.
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(program, dbPath)
    } catch (error) {
      if (!(error instanceof FolderInUse) || tries === 5) throw error
      if (tries === 1) report(`${folder} is in use; waiting a few seconds for it.`)
      await delay(1000)
    }
  }
}

async function start(program: Program, dbPath: string): Promise<Database> {
  const { binary, env = {}, server } = program
  const port = await getPort()
  const instance = new Server({
    instance: { port, dbPath, ip: '127.0.0.1', launchTimeout: 30_000 },
    binary: { systemBinary: binary },
    // In its own process group: Ctrl-C reaches only the launcher, which stops the server last.
    spawn: { detached: true, env: childEnv(env) },
  })
  let stopping = false
  const stop = async () => {
    stopping = true
    await instance.stop()
  }
  try {
    await instance.start()
  } catch (error) {
    await stop()
    // Another process took the port after getPort() had tried it.
    if (/address already in use/i.test(instance.problem)) return start(program, dbPath)
    const inUse = /DBPathInUse|file is locked/.test(instance.problem)
    if (inUse) throw new FolderInUse(`${dbPath} is in use: stop what runs on it first.`)
    throw new DatabaseError(`${server} does not start: ${oneLine(error)} ${instance.problem}`)
  }
  return {
    uri: `mongodb://127.0.0.1:${port}/jharokha`,
    server,
    pid: instance.mongodProcess?.pid,
    stop,
    onExit: (listener) =>
      void instance.once('instanceClosed' as never, (...how: unknown[]) => {
        const line = `The database server (${server}) ended (${how.join('')}). ${instance.problem}`
        if (!stopping) listener(line)
      }),
  }
}

class Server extends MongoInstance {
  problem = ''

  /**
   * The library parses each chunk of output as one line of JSON, and throws when it contains several lines
   * (11.3).
   */
  protected override checkErrorInLine(output: string) {
    for (const line of output.split('\n')) {
      const isProblem = line.startsWith('{') ? /"s":"[EF]"/ : /^(?!waiting for connections)./i
      if (isProblem.test(line)) this.problem = oneLine(/"msg":.*/.exec(line)?.[0] ?? line)
    }
  }
}
