import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { NOTICE_LEASE_MS, type NoticeKind, type NoticeState } from './notices'

export interface StoredNotice {
  id: string
  kind: NoticeKind
  state: NoticeState
  attempts: number
  error?: string | null
  lease?: string | null
  nextAttempt: Date | null
  sentAt?: Date | null
}

interface StoredBooking {
  email?: string | null
  idempotencyKey?: string
  notices?: StoredNotice[]
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
  kind: NoticeKind
  lease: string
  noticeId: string
}

/**
 * Claims one due email. Each claim counts an attempt and moves the next one, so of two workers one
 * succeeds. An expired lease is due again.
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
