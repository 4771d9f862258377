import { readdir, readFile } from 'node:fs/promises'

export interface Sample {
  at: number
  handles: number
  /** Megabytes in memory. */
  rss: number
}

const EVERY_MS = 2_000

/** Looks every two seconds at what a process holds, until `stop`. Reads /proc, as Linux has it. */
export function watchProcess(pid: number) {
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
    samples.push({
      at: performance.now(),
      handles: (await readdir(`/proc/${pid}/fd`)).length,
      rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    })
  }
}
