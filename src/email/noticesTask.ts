import type { Payload, TaskConfig } from 'payload'
import { publishDue } from './outbox'
import { sendDailyDigest } from './digest'
import { NOTICE_LEASE_MS } from './notices'
import { sendDueNotices } from './sendDueNotices'

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

/** Everything that is due: the notices, what is to be published, and once a day the owner's digest. */
export async function doRounds(payload: Payload) {
  await sendSoon(payload)
  await publishDue(payload)
  try {
    await sendDailyDigest({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The digest of the day was not sent', err })
  }
}

interface Run {
  /** Asked for once more while it was under way: what came too late for it is looked for again. */
  again: boolean
  ended: Promise<void>
  /** When it took up its latest notice, in milliseconds since 1970. */
  lastStep: number
}

const underWay = new WeakMap<Payload, Run>()

/**
 * Sends what is due; one run at a time in this process, so that a rush opens one connection. One that
 * waits for longer than a notice may be held waits for ever, as the driver does for some cut
 * connections: it is given up.
 */
export function sendSoon(payload: Payload): Promise<void> {
  const current = underWay.get(payload)
  if (current && Date.now() - current.lastStep < NOTICE_LEASE_MS) {
    current.again = true
    return current.ended
  }
  const run: Run = { again: true, ended: Promise.resolve(), lastStep: Date.now() }
  underWay.set(payload, run)
  run.ended = start(payload, run)
  return run.ended
}

async function start(payload: Payload, run: Run) {
  const step = () => {
    run.lastStep = Date.now()
  }
  try {
    while (run.again) {
      run.again = false
      if ((await sendDueNotices({ payload, step })) > 0) run.again = true
    }
  } catch (err) {
    payload.logger.error({ msg: 'The notices were not looked through', err })
  } finally {
    if (underWay.get(payload) === run) underWay.delete(payload)
  }
}
