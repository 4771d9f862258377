import { z } from 'zod'
import { execa } from 'execa'
import { childEnv } from '../env'

const someProcess = z.object({ pid: z.number(), started: z.number().nullable() })

export const holder = someProcess.extend({
  since: z.string(),
  server: someProcess.nullable(),
})

export type Holder = z.infer<typeof holder>
export type SomeProcess = z.infer<typeof someProcess>

export async function someProcessOf(pid: number): Promise<SomeProcess> {
  const started = await processStart(pid)
  return { pid, started: Number.isFinite(started) ? started : null }
}

// `ps` computes the start from the clock, so it may differ by a second from one call to the next
const TOLERANCE = 2000

export async function isStillRunning({ pid, started }: SomeProcess) {
  const now = await processStart(pid)
  if (now === null) return false
  return started === null || Number.isNaN(now) || Math.abs(now - started) <= TOLERANCE
}

/** When a living process was started, in milliseconds; null: there is none; NaN: alive, but the start is unknown. */
export async function processStart(pid: number): Promise<number | null> {
  if (!isAlive(pid)) return null
  const env = childEnv({ LC_ALL: 'C', TZ: 'UTC' })
  const columns = ['-o', 'stat=', '-o', 'lstart=']
  const asked = await execa('ps', [...columns, '-p', String(pid)], { env, reject: false })
  if (asked.failed) return isAlive(pid) ? NaN : null
  const [state, ...start] = asked.stdout.trim().split(/\s+/)
  // a killed process keeps its number until its parent asks after it, which in a container may be never
  return state?.startsWith('Z') ? null : Date.parse(`${start.join(' ')} UTC`)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
