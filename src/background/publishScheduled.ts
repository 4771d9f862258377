import type { Payload } from 'payload'

const scheduled = { taskSlug: { equals: 'schedulePublish' } }
const STUCK_MS = 10 * 60_000

/** Runs the due jobs that Payload queues for "Schedule Publish". */
export async function publishScheduled(payload: Payload) {
  await freeStuck(payload)
  await payload.jobs.run({ limit: 20, silent: { info: true }, where: scheduled })
}

/** Resets jobs whose process was killed, which stay "processing" forever. Publishing twice does no harm. */
async function freeStuck({ db }: Payload) {
  const before = new Date(Date.now() - STUCK_MS).toISOString()
  await db.updateJobs({
    data: { processing: false },
    returning: false,
    where: {
      and: [scheduled, { processing: { equals: true } }, { updatedAt: { less_than: before } }],
    },
  })
}
