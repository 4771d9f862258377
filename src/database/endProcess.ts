import { setTimeout as sleep } from 'node:timers/promises'
import { isStillRunning, type SomeProcess } from './Holder'

const PATIENCE = 10_000
const LOOK = 100

/** Ends a server that outlived its launcher: kindly at first. */
export async function endProcess(server: SomeProcess) {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (let waited = 0; waited < PATIENCE; waited += LOOK) {
      if (!(await isStillRunning(server))) return
      if (waited === 0) send(server.pid, signal)
      await sleep(LOOK)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended meanwhile, which is what was wanted
  }
}
