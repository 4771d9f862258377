import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { EMAIL_LEASE_MS, type EmailKind } from '@/booking/rules/emailDelivery'
import { storedBookings, type StoredEmail } from '@/booking/storedBookings'

interface Due {
  now: Date
  payload: Payload
}

/** A booking with a due email: the newest first, and those that look like spam last. */
async function findDue({ now, payload }: Due) {
  for (const status of [{ $ne: 'spam' }, { $eq: 'spam' }]) {
    const [booking] = await storedBookings(payload)
      .find({ 'notices.nextAttempt': { $lte: now }, status })
      .project<{ _id: object; notices: StoredEmail[] }>({ notices: 1 })
      .sort({ 'notices.nextAttempt': -1 })
      .limit(1)
      .toArray()
    if (booking) return booking
  }
  return undefined
}

export interface Claim {
  attempts: number
  bookingId: string
  index: number
  kind: EmailKind
  lease: string
  emailId: string
}

/**
 * Claims one due email. Each claim counts an attempt and moves the next one, so of two workers one
 * succeeds. An expired lease is due again.
 */
export async function claimEmail(args: Due): Promise<Claim | undefined> {
  const bookings = storedBookings(args.payload)
  const booking = await findDue(args)
  const isDue = ({ nextAttempt }: StoredEmail) => nextAttempt && nextAttempt <= args.now
  const index = booking?.notices.findIndex(isDue) ?? -1
  const email = booking?.notices[index]
  if (!booking || !email) return undefined
  const { id, kind } = email
  const attempts = email.attempts + 1
  const lease = randomUUID()
  const at = (name: keyof StoredEmail) => `notices.${index}.${name}`
  const { modifiedCount } = await bookings.updateOne(
    {
      _id: booking._id as never,
      [at('attempts')]: email.attempts,
      [at('id')]: id,
      [at('nextAttempt')]: email.nextAttempt,
    },
    {
      $set: {
        [at('attempts')]: attempts,
        [at('lease')]: lease,
        [at('nextAttempt')]: new Date(args.now.getTime() + EMAIL_LEASE_MS),
        [at('state')]: 'sending',
      },
    },
  )
  if (modifiedCount === 0) return claimEmail(args)
  return { attempts, bookingId: String(booking._id), index, kind, lease, emailId: id }
}
