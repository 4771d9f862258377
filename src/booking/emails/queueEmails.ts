import { randomBytes } from 'node:crypto'
import type { mongo } from 'mongoose'
import { after } from 'next/server'
import type { CollectionAfterChangeHook, Payload } from 'payload'
import type { EmailKind, EmailState, UnsentEmails } from '@/booking/rules/emailDelivery'
import { storedBookings, type StoredEmail } from '@/booking/storedBookings'
import { isServing, siteEnv } from '@/env'
import { emailTexts } from '@/i18n/en/email'
import type { Booking } from '@/payload-types'
import { countAttempt } from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { spamEmailLimit } from '@/rateLimit/limits'
import { background } from '@/server/background.mjs'
import { writeEmail } from './outbox'
import { EMAIL_JOB } from './sendDueEmails'

/**
 * The emails of a new booking. They are stored in the booking, so one insert saves both and no email is lost.
 * The acknowledgement needs an address. Spam gets no acknowledgement; the business gets a limited number of
 * emails about spam, and none about a flood.
 */
export async function queueEmails(
  booking: Partial<Booking>,
  payload: Payload,
): Promise<Booking['emails']> {
  const { email, spamSigns, status } = booking
  const isSpam = status === 'spam'
  if (isSpam && (spamSigns?.includes('flood') || (await isOverSpamLimit(payload)))) return []
  const error = siteEnv().SMTP_URL ? undefined : emailTexts.noSmtp
  const queued = (kind: EmailKind): StoredEmail => ({
    // Short, because it is part of the Message-ID header, which would be folded.
    id: randomBytes(12).toString('hex'),
    kind,
    state: 'queued',
    attempts: 0,
    error,
    nextAttempt: new Date(),
  })
  const all = [queued('business'), ...(email && !isSpam ? [queued('customer')] : [])]
  return all as unknown as Booking['emails']
}

const spamLimiters = limitersOf<string>([spamEmailLimit])

async function isOverSpamLimit(payload: Payload): Promise<boolean> {
  const by = { [spamEmailLimit.by]: 'business' }
  return (await countAttempt({ by, limiters: spamLimiters, payload })).wait > 0
}

/** Starts the email job after the response, if this process runs background jobs. */
export const sendQueuedEmails: CollectionAfterChangeHook = ({ doc, operation }) => {
  if (operation === 'create' && isServing()) after(() => background.start.get(EMAIL_JOB)?.())
  return doc
}

/**
 * Queues the failed emails of a booking again and returns their number. Each is compared with what was read,
 * so a second call queues none.
 */
export async function requeueEmails({ id, payload }: { id: string; payload: Payload }) {
  const bookings = storedBookings(payload)
  const _id = new payload.db.connection.base.Types.ObjectId(id) as never
  for (let requeued = 0; ;) {
    const booking = await bookings.findOne({ _id })
    const index = booking?.emails?.findIndex(({ state }) => state === 'failed') ?? -1
    if (!booking || index < 0) return requeued
    const values = { ...fresh(), nextAttempt: new Date() }
    if (await writeEmail({ booking, index, payload, values })) requeued += 1
  }
}

const fresh = () => ({
  attempts: 0,
  error: siteEnv().SMTP_URL ? null : emailTexts.noSmtp,
  lease: null,
  state: 'queued' as const,
})

/** Indexes for due emails, for the number of emails to an address within the hour, and for unsent emails. */
export const outboxIndexes: mongo.IndexDescription[] = [
  { key: { nextEmailAt: -1, status: 1 } },
  { key: { 'emails.sentAt': 1 } },
  { key: { 'emails.state': 1 } },
]

/** Creates indexes, and marks queued emails of bookings without `nextEmailAt` as due. */
export async function prepareOutbox(payload: Payload) {
  const bookings = storedBookings(payload)
  const isUndated = { nextEmailAt: { $exists: false } }
  try {
    await bookings.createIndexes(outboxIndexes)
    await bookings.updateMany(
      { ...isUndated, 'emails.state': { $in: ['queued', 'sending'] } },
      { $set: { nextEmailAt: new Date() } },
    )
  } catch (err) {
    payload.logger.error({ msg: 'The outbox could not be prepared', err })
  }
}

interface Group {
  _id: { hasAddress: boolean; state: EmailState }
  count: number
}

const waiting = { 'emails.state': 'queued', 'emails.error': { $ne: null } }

const hasAddress = { $ne: ['$emails.error', emailTexts.noAddress] }

/** The number of bookings with unsent emails, by reason. */
export const unsentPart = {
  filter: { 'emails.state': { $in: ['failed', 'queued'] }, deletedAt: null },
  stages: [
    { $unwind: '$emails' },
    { $match: { $or: [{ 'emails.state': 'failed' }, waiting] } },
    { $group: { _id: { hasAddress, state: '$emails.state' }, count: { $sum: 1 } } },
  ],
}

export function toUnsent(groups: Group[]): UnsentEmails {
  const unsent: UnsentEmails = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }
  for (const { _id, count } of groups) unsent[reasonOf(_id)] += count
  return unsent
}

function reasonOf({ hasAddress, state }: Group['_id']): keyof UnsentEmails {
  if (state === 'failed') return 'failed'
  if (!siteEnv().SMTP_URL) return 'noServer'
  return hasAddress ? 'delayed' : 'noAddress'
}
