import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { EMAIL_LEASE_MS, type EmailKind, type EmailState } from './delivery'

export interface StoredEmail {
  id: string
  kind: EmailKind
  state: EmailState
  attempts: number
  error?: string | null
  lease?: string | null
  nextAttempt: Date | null
  sentAt?: Date | null
}

interface StoredBooking {
  email?: string | null
  idempotencyKey?: string
  notices?: StoredEmail[]
  reference?: string
}

/** MongoDB's collection, for writes that depend on the present state. */
export function storedBookings({ db }: Payload) {
  return db.connection.collection<StoredBooking>('Booking')
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
export async function claimEmail(args: {
  now: Date
  payload: Payload
}): Promise<Claim | undefined> {
  const bookings = storedBookings(args.payload)
  const [booking] = await bookings
    .find({ 'notices.nextAttempt': { $lte: args.now } })
    .project<{ _id: object; notices: StoredEmail[] }>({ notices: 1 })
    .sort({ 'notices.nextAttempt': 1 })
    .limit(1)
    .toArray()
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

let ending = false

export const isEnding = () => ending

/** Only inside of Next, which listens too; a listener would keep other processes alive. */
export function listenForEnd() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending = true
    })
  }
}

const scheduled = { taskSlug: { equals: 'schedulePublish' } }
const STUCK_MS = 10 * 60_000

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
