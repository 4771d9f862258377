import { AsyncResource } from 'node:async_hooks'
import type { Payload } from 'payload'
import { background } from '@/server/background.mjs'
import { oncePerDay } from './oncePerDay'

interface Run {
  now: Date
  /** Called when the run found work and continues. Another run may start beside it. */
  onStep(): void
  payload: Payload
}

export interface Job {
  name: string
  everyMs: number
  /**
   * A run without a step for this time no longer counts as active, since the driver never settles some cut
   * connections. For a daily job: the time until another process may take over.
   */
  leaseMs: number
  /** The maximum number of active runs in a process; 1 by default. */
  atOnce?: number
  /** For a daily job: the hour in Jaipur after which one of all processes runs it. */
  hour?: number
  /** A daily job that resolves to undefined is run again. */
  run(run: Run): Promise<unknown>
}

export function runJob(job: Job, run: Run): Promise<unknown> {
  const { hour, leaseMs, name } = job
  if (hour === undefined) return job.run(run)
  return oncePerDay({ ...run, hour, leaseMs, name, run: () => job.run(run) })
}

/**
 * Runs a job at its interval and when `background.start` is called with its name, independently of other
 * jobs. All runs have the async context of this call. In the context of a request, Next would treat an
 * invalidation of cache entries as part of that request, and lose it after the request.
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
    // Payload logs why it cannot connect to the database.
    const payload = await connect().catch(() => undefined)
    try {
      if (payload) await runJob(job, { now: new Date(), onStep, payload })
    } catch (err) {
      payload?.logger.error({ msg: `The background job "${job.name}" failed`, err })
    }
  }
}
