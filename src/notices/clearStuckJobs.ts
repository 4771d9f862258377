import type { TaskConfig } from 'payload'

type Schedule = NonNullable<TaskConfig['schedule']>[number]
type BeforeSchedule = NonNullable<NonNullable<Schedule['hooks']>['beforeSchedule']>

const STUCK_MS = 10 * 60_000

/** A job whose worker died stays "processing" for ever, and Payload plans no other beside it. */
export function clearStuckJobs(queue: string): BeforeSchedule {
  return async (args) => {
    const before = new Date(Date.now() - STUCK_MS).toISOString()
    await args.req.payload.db.deleteMany({
      collection: 'payload-jobs',
      req: args.req,
      where: { and: [{ queue: { equals: queue } }, { createdAt: { less_than: before } }] },
    })
    return args.defaultBeforeSchedule(args)
  }
}
