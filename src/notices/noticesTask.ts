import type { TaskConfig } from 'payload'
import { clearStuckJobs } from './clearStuckJobs'
import { doRounds } from './doRounds'

const queue = 'notices'

/**
 * The same work for a worker of its own:
 * `payload jobs:run --queue notices --handle-schedules --cron '* * * * *'`.
 * Payload may hand one job to two workers, which does no harm here: they claim each notice.
 */
export const noticesTask: TaskConfig<'sendNotices'> = {
  slug: 'sendNotices',
  handler: async ({ req: { payload } }) => {
    await doRounds(payload)
    return { output: {} }
  },
  retries: 0,
  schedule: [{ cron: '* * * * *', hooks: { beforeSchedule: clearStuckJobs(queue) }, queue }],
}
