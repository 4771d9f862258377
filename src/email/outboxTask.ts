import type { Payload, TaskConfig } from 'payload'
import { publishDue } from './outbox'
import { sendDailyDigest } from './digest'
import { EMAIL_LEASE_MS } from './delivery'
import { sendDueEmails } from './sendDueEmails'

const queue = 'notices'

/**
 * Also for a worker: `payload jobs:run --queue notices --handle-schedules --cron '* * * * *'`. A
 * job that two workers get does no harm: they claim each email.
 */
export const outboxTask: TaskConfig<'sendNotices'> = {
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

/** A job whose worker died stays "processing", and Payload schedules no other. */
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
  /** Requested while a run was under way: it looks once more. */
  again: boolean
  ended: Promise<void>
  /** When it took up its latest email, in milliseconds since 1970. */
  lastStep: number
}

const underWay = new WeakMap<Payload, Run>()

/**
 * One run at a time, so that a rush opens one connection. A run that is silent for longer than a
 * lease is abandoned: the driver never settles some cut connections.
 */
export function sendSoon(payload: Payload): Promise<void> {
  const current = underWay.get(payload)
  if (current && Date.now() - current.lastStep < EMAIL_LEASE_MS) {
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
      if ((await sendDueEmails({ payload, step })) > 0) run.again = true
    }
  } catch (err) {
    payload.logger.error({ msg: 'The outbox was not read', err })
  } finally {
    if (underWay.get(payload) === run) underWay.delete(payload)
  }
}
