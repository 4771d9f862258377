import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { NOTICE_LEASE_MS, type NoticeKind } from '@/domain/notices'
import { storedBookings, type StoredNotice } from './StoredNotice'

export interface Claim {
  attempts: number
  bookingId: string
  /** Where the notice lies in its booking; their order never changes. */
  index: number
  kind: NoticeKind
  lease: string
  noticeId: string
}

/**
 * Takes one notice that is due. Each claim counts an attempt and moves the next one, so of two
 * workers that saw the same notice only one finds it as it was. A lease that ran out is due again:
 * whoever held it is gone.
 */
export async function claimNotice(args: {
  now: Date
  payload: Payload
}): Promise<Claim | undefined> {
  const bookings = storedBookings(args.payload)
  const [booking] = await bookings
    .find({ 'notices.nextAttempt': { $lte: args.now } })
    .project<{ _id: object; notices: StoredNotice[] }>({ notices: 1 })
    .sort({ 'notices.nextAttempt': 1 })
    .limit(1)
    .toArray()
  const isDue = ({ nextAttempt }: StoredNotice) => nextAttempt && nextAttempt <= args.now
  const index = booking?.notices.findIndex(isDue) ?? -1
  const notice = booking?.notices[index]
  if (!booking || !notice) return undefined
  const { id, kind } = notice
  const attempts = notice.attempts + 1
  const lease = randomUUID()
  const at = (name: keyof StoredNotice) => `notices.${index}.${name}`
  const { modifiedCount } = await bookings.updateOne(
    {
      _id: booking._id as never,
      [at('attempts')]: notice.attempts,
      [at('id')]: id,
      [at('nextAttempt')]: notice.nextAttempt,
    },
    {
      $set: {
        [at('attempts')]: attempts,
        [at('lease')]: lease,
        [at('nextAttempt')]: new Date(args.now.getTime() + NOTICE_LEASE_MS),
        [at('state')]: 'sending',
      },
    },
  )
  if (modifiedCount === 0) return claimNotice(args)
  return { attempts, bookingId: String(booking._id), index, kind, lease, noticeId: id }
}
