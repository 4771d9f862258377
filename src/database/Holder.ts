import { z } from 'zod'
import { processStart } from './processStart'

const someProcess = z.object({ pid: z.number(), started: z.number().nullable() })

export const holder = someProcess.extend({
  since: z.string(),
  server: someProcess.nullable(),
})

/** What the file beside a data folder says about who works in it. */
export type Holder = z.infer<typeof holder>
export type SomeProcess = z.infer<typeof someProcess>

export async function someProcessOf(pid: number): Promise<SomeProcess> {
  const started = await processStart(pid)
  return { pid, started: Number.isFinite(started) ? started : null }
}

// `ps` computes the start from the clock, so it may differ by a second from one call to the next
const TOLERANCE = 2000

/** Whether it still is that process, and not another one that got its number. */
export async function isStillRunning({ pid, started }: SomeProcess) {
  const now = await processStart(pid)
  if (now === null) return false
  return started === null || Number.isNaN(now) || Math.abs(now - started) <= TOLERANCE
}
