import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { EMAIL_LEASE_MS, type EmailKind } from '@/booking/rules/emailDelivery'
import { storedBookings, type StoredEmail } from '@/booking/storedBookings'

interface Due {
  now: Date
  payload: Payload
}

interface Outbox {
  _id: object
  emails?: StoredEmail[]
}

/** A booking with a due email, the newest first and spam last. */
async function findDue({ now, payload }: Due): Promise<Outbox | undefined> {
  for (const status of [{ $ne: 'spam' }, { $eq: 'spam' }]) {
    const [booking] = await storedBookings(payload)
      .find({ nextEmailAt: { $lte: now }, status })
      .project<Outbox>({ emails: 1 })
      .sort({ nextEmailAt: -1 })
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
 * Claims one due email. A claim counts an attempt and sets the next one, so that of two processes one
 * succeeds. An email with an expired lease is due again.
 */
export async function claimEmail(due: Due): Promise<Claim | undefined> {
  const { now, payload } = due
  const booking = await findDue(due)
  if (!booking) return undefined
  const { emails = [] } = booking
  const index = emails.findIndex(({ nextAttempt }) => nextAttempt && nextAttempt <= now)
  const email = emails[index]
  if (!email) {
    await writeEmail({ booking, index, payload, values: {} })
    return claimEmail(due)
  }
  const { id: emailId, kind } = email
  const attempts = email.attempts + 1
  const lease = randomUUID()
  const nextAttempt = new Date(now.getTime() + EMAIL_LEASE_MS)
  const values = { attempts, lease, nextAttempt, state: 'sending' } as const
  if (!(await writeEmail({ booking, index, payload, values }))) return claimEmail(due)
  return { attempts, bookingId: String(booking._id), emailId, index, kind, lease }
}

interface Write {
  booking: Outbox
  index: number
  payload: Payload
  values: Partial<StoredEmail>
}

/**
 * Writes one email if the outbox is unchanged, together with the time when the next email of the booking is
 * due. Returns false when the outbox has changed.
 */
export async function writeEmail({ booking, index, payload, values }: Write): Promise<boolean> {
  const { _id, emails = [] } = booking
  const asRead = emails.flatMap(
    ({ attempts, id, nextAttempt, state }, place): [string, unknown][] => [
      [`emails.${place}.attempts`, attempts],
      [`emails.${place}.id`, id],
      [`emails.${place}.nextAttempt`, nextAttempt],
      [`emails.${place}.state`, state],
    ],
  )
  // An email that was added in the meantime would not become due.
  const end: [string, unknown] = [`emails.${emails.length}`, { $exists: false }]
  const times = emails.flatMap((email, place) => {
    const { nextAttempt } = place === index ? { ...email, ...values } : email
    return nextAttempt ? [nextAttempt.getTime()] : []
  })
  const set = Object.entries(values).map(([name, value]) => [`emails.${index}.${name}`, value])
  const nextEmailAt = times.length > 0 ? new Date(Math.min(...times)) : null
  const { matchedCount } = await storedBookings(payload).updateOne(
    { _id: _id as never, ...Object.fromEntries([...asRead, end]) },
    { $set: { ...Object.fromEntries(set), nextEmailAt } },
  )
  return matchedCount > 0
}
