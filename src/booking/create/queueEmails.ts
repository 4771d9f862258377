import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from 'payload'
import { after } from 'next/server'
import { isServing, siteEnv } from '@/env'
import type { NoticeKind, NoticeState, UnsentNotices } from '@/email/notices'
import { notices, notices as words } from '@/i18n/en/email'
import { storedBookings, type StoredNotice } from '@/email/outbox'
import type { Booking } from '@/payload-types'
import { sendSoon as send } from '@/email/noticesTask'
import { isAdmin } from '../../account/access'

/** Written with the booking itself: what was saved is told, whatever happens to mail or machine. */
export const queueNotices: CollectionBeforeChangeHook<Booking> = ({ data, operation, req }) => {
  if (operation !== 'create') return data
  // What an administrator writes down by hand is no news to the business, nor to the customer.
  if (isAdmin(req.user)) return { ...data, notices: [] }
  const error = siteEnv().SMTP_URL ? undefined : notices.noSmtp
  const notice = (kind: NoticeKind): StoredNotice => ({
    // Short: it is part of the Message-ID, which would be folded.
    id: randomBytes(12).toString('hex'),
    kind,
    state: 'queued',
    attempts: 0,
    error,
    nextAttempt: new Date(),
  })
  const toCustomer = data.email && data.status !== 'spam'
  const queued = [notice('business'), ...(toCustomer ? [notice('customer')] : [])]
  return { ...data, notices: queued as unknown as Booking['notices'] }
}

/**
 * Payload writes a whole document back as it read it. A notice that was sent in between would be
 * queued again and sent twice, so a save leaves the notices out.
 */
export const leaveNotices: CollectionBeforeChangeHook<Booking> = ({ data, operation }) => {
  if (operation === 'create') return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'notices'))
}

/** Tries the mails once the visitor has the answer. Whatever fails here is sent by the clock. */
export const sendSoon: CollectionAfterChangeHook = ({ doc, operation, req: { payload } }) => {
  // Scripts and tests have no answer to wait for.
  if (operation === 'create' && isServing() && siteEnv().BACKGROUND_WORK === 'yes') {
    after(() => send(payload))
  }
  return doc
}

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

/** What is due, and what was given up, is found without looking through all bookings. */
export const noticeIndexes = ['nextAttempt', 'state'].map((name) => ({
  key: { [`notices.${name}`]: 1 as const },
}))

/** Payload's schema sees one value there, and no paths in it. */
export async function indexNotices(payload: Payload) {
  try {
    await storedBookings(payload).createIndexes(noticeIndexes)
  } catch (err) {
    payload.logger.error({ msg: 'The notices have no index', err })
  }
}

interface Group {
  _id: { hasAddress: boolean; state: NoticeState }
  count: number
}

/** The mails that did not go out, by what keeps them, in one query. The trash is left out. */
export async function countUnsentNotices(payload: Payload): Promise<UnsentNotices> {
  const groups = await storedBookings(payload)
    .aggregate<Group>([
      { $match: { deletedAt: null, 'notices.state': { $in: ['failed', 'queued'] } } },
      { $unwind: '$notices' },
      { $match: { $or: [{ 'notices.state': 'failed' }, waiting] } },
      { $group: { _id: { hasAddress, state: '$notices.state' }, count: { $sum: 1 } } },
    ])
    .toArray()
  const unsent: UnsentNotices = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }
  for (const { _id, count } of groups) unsent[reasonOf(_id)] += count
  return unsent
}

/** A notice that nobody has tried yet has no error and is no trouble. */
const waiting = { 'notices.state': 'queued', 'notices.error': { $ne: null } }

const hasAddress = { $ne: ['$notices.error', notices.noAddress] }

function reasonOf({ hasAddress, state }: Group['_id']): keyof UnsentNotices {
  if (state === 'failed') return 'failed'
  if (!siteEnv().SMTP_URL) return 'noServer'
  return hasAddress ? 'delayed' : 'noAddress'
}
