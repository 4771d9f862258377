import { AsyncResource } from 'node:async_hooks'
import type { Payload } from 'payload'
import { background } from '@/server/background.mjs'
import { oncePerDay } from './oncePerDay'

interface Run {
  now: Date
  /** Says that the run found work: it goes on, and another may start beside it. */
  onStep(): void
  payload: Payload
}

export interface Job {
  name: string
  everyMs: number
  /**
   * A run that takes no step for so long is given up, since the driver never settles some cut connections.
   * Of a daily job, until another process may take it over.
   */
  leaseMs: number
  /** How many runs may be under way in a process; 1 when not given. */
  atOnce?: number
  /** Of a daily job: the hour in Jaipur from which on one of all processes does it. */
  hour?: number
  /** A daily job that resolves to undefined is tried again. */
  run(run: Run): Promise<unknown>
}

export function runJob(job: Job, run: Run): Promise<unknown> {
  const { hour, leaseMs, name } = job
  if (hour === undefined) return job.run(run)
  return oncePerDay({ ...run, hour, leaseMs, name, run: () => job.run(run) })
}

/**
 * Runs a job at its interval and whenever `background.start` names it, independently of every other job.
 * All its runs have the async context of this call: within a request's, Next would take the invalidation of
 * cache entries for a part of that request, and lose it when the request has ended.
 */
export function startJob(job: Job, connect: () => Promise<Payload>) {
  const runs = new Set<{ lastStep: number }>()
  let isRequestedAgain = false
  const start = AsyncResource.bind(() => {
    const running = run().finally(() => background.underWay.delete(running))
    background.underWay.add(running)
  })
  background.start.set(job.name, start)
  return setInterval(start, job.everyMs).unref()

  async function run() {
    if (background.isEnding) return
    const active = [...runs].filter(({ lastStep }) => Date.now() - lastStep < job.leaseMs)
    if (active.length >= (job.atOnce ?? 1)) {
      isRequestedAgain = true
      return
    }
    const current = { lastStep: Date.now() }
    runs.add(current)
    await attempt(() => {
      current.lastStep = Date.now()
      start()
    })
    runs.delete(current)
    if (!isRequestedAgain) return
    isRequestedAgain = false
    start()
  }

  async function attempt(onStep: () => void) {
    // Payload logs why it does not reach the database.
    const payload = await connect().catch(() => undefined)
    try {
      if (payload) await runJob(job, { now: new Date(), onStep, payload })
    } catch (err) {
      payload?.logger.error({ msg: `The background job "${job.name}" failed`, err })
    }
  }
}
