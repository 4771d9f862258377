import type { TaskConfig } from 'payload'
import { doRounds } from './doRounds'

const queue = 'notices'
const STUCK_MS = 10 * 60_000

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
  schedule: [
    {
      cron: '* * * * *',
      hooks: {
        // A job whose worker died stays "processing" for ever, and Payload plans no other beside it.
        beforeSchedule: async (args) => {
          const before = new Date(Date.now() - STUCK_MS).toISOString()
          await args.req.payload.db.deleteMany({
            collection: 'payload-jobs',
            req: args.req,
            where: { and: [{ queue: { equals: queue } }, { createdAt: { less_than: before } }] },
          })
          return args.defaultBeforeSchedule(args)
        },
      },
      queue,
    },
  ],
}
