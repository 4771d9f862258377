import type { Payload } from 'payload'

const scheduled = { taskSlug: { equals: 'schedulePublish' } }
const STUCK_MS = 10 * 60_000

/** Runs the jobs that Payload queues for "Schedule Publish" and whose time has come. */
export async function publishScheduled(payload: Payload) {
  await freeStuck(payload)
  await payload.jobs.run({ limit: 20, silent: { info: true }, where: scheduled })
}

/** A job whose process died stays "processing" for ever. To publish twice does no harm. */
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
