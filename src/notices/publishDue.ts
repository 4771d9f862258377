import type { Payload } from 'payload'

const scheduled = { taskSlug: { equals: 'schedulePublish' } }
const STUCK_MS = 10 * 60_000

/** Publishes, and takes back, what an editor planned for a moment that has come. */
export async function publishDue(payload: Payload) {
  try {
    await freeStuck(payload)
    await payload.jobs.run({ limit: 20, silent: { info: true }, where: scheduled })
  } catch (err) {
    payload.logger.error({ msg: 'What is scheduled was not published', err })
  }
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
