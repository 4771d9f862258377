import { readdir, readFile, readlink } from 'node:fs/promises'

export interface Sample {
  at: number
  /** To its database. */
  connections: number
  handles: number
  /** Megabytes in memory. */
  rss: number
}

const EVERY_MS = 2_000
const ESTABLISHED = '01'

/** Looks every two seconds at what a process holds, until `stop`. Reads /proc, as Linux has it. */
export function watchProcess({ databasePort, pid }: { databasePort: number; pid: number }) {
  const samples: Sample[] = []
  let broken: unknown
  const timer = setInterval(() => {
    look().catch((error: unknown) => (broken ??= error))
  }, EVERY_MS)
  return {
    samples,
    stop() {
      clearInterval(timer)
      if (broken) throw broken
    },
  }

  async function look() {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const handles = await handlesOf(pid)
    samples.push({
      at: performance.now(),
      connections: await connectionsOf(handles),
      handles: handles.length,
      rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    })
  }

  async function connectionsOf(handles: string[]) {
    const sockets = new Set(handles.map((handle) => /^socket:\[(\d+)\]$/.exec(handle)?.[1]))
    const port = databasePort.toString(16).toUpperCase().padStart(4, '0')
    const tables = ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8'))
    const lines = (await Promise.all(tables)).flatMap((table) => table.split('\n'))
    return lines.filter((line) => {
      const [, , remote = '', state, , , , , , inode] = line.trim().split(/\s+/)
      return state === ESTABLISHED && remote.endsWith(`:${port}`) && sockets.has(inode)
    }).length
  }
}

async function handlesOf(pid: number): Promise<string[]> {
  const names = await readdir(`/proc/${pid}/fd`)
  // One may be closed by now.
  return Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')))
}
