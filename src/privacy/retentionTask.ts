import type { Payload, TaskConfig } from 'payload'
import { isServing } from '@/env'
import { clearStuckJobs } from '@/email/noticesTask'
import { doRetention } from './retention'

const EVERY_MS = 60_000

const ticking = new WeakSet<Payload>()

/** Looks every minute whether the clean-up of the day is still to be done, as long as the site runs. */
export function retentionClock(payload: Payload) {
  if (!isServing() || ticking.has(payload)) return
  ticking.add(payload)
  setInterval(() => void tick(payload), EVERY_MS).unref()
}

async function tick(payload: Payload) {
  try {
    await doRetention({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The clean-up of the day was not done', err })
  }
}

const queue = 'retention'

/**
 * The same work for a worker of its own, `payload jobs:run --queue retention --handle-schedules`.
 * It asks every hour, since what is not due is not done twice.
 */
export const retentionTask: TaskConfig<'retention'> = {
  slug: 'retention',
  handler: async ({ req: { payload } }) => {
    await doRetention({ payload })
    return { output: {} }
  },
  retries: 0,
  schedule: [{ cron: '0 * * * *', hooks: { beforeSchedule: clearStuckJobs(queue) }, queue }],
}
