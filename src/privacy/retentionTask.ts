import type { TaskConfig } from 'payload'
import { clearStuckJobs } from '@/email/noticesTask'
import { doRetention } from './retention'

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
