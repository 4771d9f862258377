import type { TaskConfig } from 'payload'
import { clearStuckJobs } from '@/email/outboxTask'
import { doRetention } from './retention'

const queue = 'retention'

/** Also for a worker: `payload jobs:run --queue retention --handle-schedules`. */
export const retentionTask: TaskConfig<'retention'> = {
  slug: 'retention',
  handler: async ({ req: { payload } }) => {
    await doRetention({ payload })
    return { output: {} }
  },
  retries: 0,
  schedule: [{ cron: '0 * * * *', hooks: { beforeSchedule: clearStuckJobs(queue) }, queue }],
}
