import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { notices as words } from '@/messages/en/notices'
import { storedBookings } from '@/notices/StoredNotice'

/**
 * Gives the notices of a booking that were given up all their attempts again, and answers how many
 * there were. One that is no longer as it was found is left alone, so asking twice sends nothing twice.
 */
export async function requeueNotices({ id, payload }: { id: string; payload: Payload }) {
  const bookings = storedBookings(payload)
  const _id = new payload.db.connection.base.Types.ObjectId(id) as never
  const { notices = [] } = (await bookings.findOne({ _id })) ?? {}
  let requeued = 0
  for (const [index, notice] of notices.entries()) {
    const at = (values: object) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`notices.${index}.${name}`, value]),
      )
    const { modifiedCount } = await bookings.updateOne(
      { _id, ...at({ id: notice.id, state: 'failed' }) },
      { $set: at({ ...fresh(), nextAttempt: new Date() }) },
    )
    requeued += modifiedCount
  }
  return requeued
}

const fresh = () => ({
  attempts: 0,
  error: siteEnv().SMTP_URL ? null : words.noSmtp,
  lease: null,
  state: 'queued',
})
