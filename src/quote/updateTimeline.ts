import { randomBytes } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { retryOnConflict } from '@/booking/changes/conflict'
import { unquotedStatuses } from '@/booking/rules/status'
import type { QuoteOutcome } from '@/booking/rules/timeline'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { maxLengths } from '@/rules/maxLengths'
import { type Day, dayInIndia } from '@/time/days'
import { readStandings } from './payments/readStandings'
import { queueQuoteEmails } from './queueQuoteEmails'
import type { StoredQuote } from './rules/quote'
import type { QuoteActivity } from './rules/quoteActivity'
import { quoteId, type WithActivities } from './storedQuotes'

interface Happened extends Pick<QuoteActivity, 'byName' | 'text'> {
  now: Date
  number: StoredQuote['number']
  outcome: QuoteOutcome
  user?: TypedUser | null
  version?: number
}

/** For the timeline of the booking: what happened to which version or voucher, and who did it. */
export function quoteActivity({
  byName,
  now,
  number,
  outcome,
  text,
  user,
  version,
}: Happened): QuoteActivity {
  const which = words.version(number ? formatSeriesNumber(number) : '', version)
  return {
    // As Payload makes the ids of rows.
    id: randomBytes(12).toString('hex'),
    at: now.toISOString(),
    outcome,
    ...(version && { version }),
    ...(user ? { by: String(user.id), byName: user.name || user.email } : byName && { byName }),
    text: [which, text].filter(Boolean).join('\n').slice(0, maxLengths.paragraph),
  }
}

const documentsOf = ({ db }: Payload, name: 'Quote' | 'Voucher') =>
  db.connection.collection<WithActivities>(name)

/**
 * Writes what happened to a quote or a voucher into the timeline of its booking, moves the booking to Quoted
 * when a quote was sent, writes the day of the next payment, and queues the emails. Each once: an entry keeps
 * its id, and it leaves the document when the booking has it. Never throws: the background job does what was not done.
 */
export async function updateTimeline(
  payload: Payload,
  id: string,
  from: 'Quote' | 'Voucher' = 'Quote',
): Promise<void> {
  const documents = documentsOf(payload, from)
  try {
    const found = await documents.findOne({ _id: quoteId(payload, id) })
    if (!found?.pendingAt) return
    const { booking, pendingActivities: activities = [] } = found
    if (activities.length > 0) {
      const updated = await retryOnConflict(() => writeActivities(payload, { booking, activities }))
      if (updated) await queueQuoteEmails(payload, { booking: updated, activities })
      await documents.updateOne(
        { _id: found._id },
        { $pull: { pendingActivities: { id: { $in: activities.map((one) => one.id) } } } },
      )
    }
    // Also of one whose process died after its entries had left: it would be taken first in each run.
    await documents.updateOne(
      { _id: found._id, 'pendingActivities.0': { $exists: false } },
      { $unset: { pendingAt: '' } },
    )
  } catch (err) {
    payload.logger.error({
      msg: 'The timeline of a booking was not updated after a change of its quote',
      err,
      id,
    })
    // The job takes the others first.
    const later = { $set: { pendingAt: new Date() } }
    await documents.updateOne({ _id: quoteId(payload, id) }, later).catch(() => undefined)
  }
}

interface HasActivities {
  booking: string
  activities: QuoteActivity[]
}

/** Gives the booking; nothing where it is gone or erased. */
async function writeActivities(payload: Payload, { booking: id, activities }: HasActivities) {
  const found = { collection: 'bookings', depth: 0, id, trash: true } as const
  const booking = await payload.findByID({ ...found, disableErrors: true })
  if (!booking || booking.anonymisedAt) return undefined
  const missing = activities.filter(
    (one) => !booking.timeline?.some((entry) => entry.id === one.id),
  )
  const [first] = missing
  if (!first) return booking
  const isSent = missing.some(({ outcome }) => outcome === 'quoteSent')
  const isEarly = unquotedStatuses.includes(booking.status)
  await payload.update({
    ...found,
    context: { activities: missing.map(toActivity) },
    data: {
      revision: booking.revision,
      // Read after the booking: who reads less writes over an older revision, and is refused.
      paymentDueOn: await nextPaymentDay(payload, id),
      ...(isSent && isEarly && { status: 'quoted' }),
    },
  })
  return booking
}

/** Of the first payment that is not paid in full; null without one, and without an accepted quote. */
async function nextPaymentDay(payload: Payload, booking: string): Promise<Day | null> {
  const today = dayInIndia(new Date())
  const standings = await readStandings(payload, { bookings: [booking], today })
  return standings.get(booking)?.next?.dueOn ?? null
}

const toActivity = ({ at, by, byName, id, outcome, text }: QuoteActivity) => ({
  at,
  ...(by && { by }),
  ...(byName && { byName }),
  id,
  kind: 'quote' as const,
  outcome,
  text,
})

const BATCH = 50

/** The background job, for what a request could not finish. Resolves to the number of documents. */
export async function updateTimelines({ payload }: { payload: Payload }): Promise<number> {
  let updated = 0
  for (const from of ['Quote', 'Voucher'] as const) {
    const waiting = await documentsOf(payload, from)
      .find({ pendingAt: { $exists: true } })
      .sort({ pendingAt: 1 })
      .limit(BATCH)
      .project<{ _id: object }>({ _id: 1 })
      .toArray()
    for (const { _id } of waiting) await updateTimeline(payload, String(_id), from)
    updated += waiting.length
  }
  return updated
}
