import { randomBytes } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { retryOnConflict } from '@/booking/changes/conflict'
import type { QuoteOutcome } from '@/booking/rules/timeline'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { maxLengths } from '@/rules/maxLengths'
import { queueNewsEmails } from './newsEmails'
import { nextPaymentDay } from './payments/nextPaymentDay'
import type { StoredQuote } from './rules/quote'
import type { QuoteNews } from './rules/quoteNews'
import { quoteId, type WithNews } from './storedQuotes'

interface Happened extends Pick<QuoteNews, 'byName' | 'text'> {
  now: Date
  number: StoredQuote['number']
  outcome: QuoteOutcome
  user?: TypedUser | null
  version?: number
}

/** For the timeline of the booking: what happened to which version or voucher, and who did it. */
export function newsOf({ byName, now, number, outcome, text, user, version }: Happened): QuoteNews {
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

const withNews = ({ db }: Payload, name: 'Quote' | 'Voucher') =>
  db.connection.collection<WithNews>(name)

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
  const documents = withNews(payload, from)
  try {
    const found = await documents.findOne({ _id: quoteId(payload, id) })
    if (!found?.news?.length) return
    const { booking, news } = found
    const told = await retryOnConflict(() => writeNews(payload, { booking, news }))
    if (told) await queueNewsEmails(payload, { booking: told, news })
    await documents.updateOne(
      { _id: found._id },
      { $pull: { news: { id: { $in: news.map((one) => one.id) } } } },
    )
    await documents.updateOne(
      { _id: found._id, 'news.0': { $exists: false } },
      { $unset: { newsAt: '' } },
    )
  } catch (err) {
    payload.logger.error({ msg: 'A booking does not show yet what happened to its quote', err, id })
    // The job takes the others first.
    const later = { $set: { newsAt: new Date() } }
    await documents.updateOne({ _id: quoteId(payload, id) }, later).catch(() => undefined)
  }
}

interface News {
  booking: string
  news: QuoteNews[]
}

/** Gives the booking; nothing where it is gone or erased. */
async function writeNews(payload: Payload, { booking: id, news }: News) {
  const found = { collection: 'bookings', depth: 0, id, trash: true } as const
  const booking = await payload.findByID({ ...found, disableErrors: true })
  if (!booking || booking.anonymisedAt) return undefined
  const missing = news.filter((one) => !booking.timeline?.some((entry) => entry.id === one.id))
  const [first] = missing
  if (!first) return booking
  const isSent = missing.some(({ outcome }) => outcome === 'quoteSent')
  const isEarly = booking.status === 'new' || booking.status === 'contacted'
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

const toActivity = ({ at, by, byName, id, outcome, text }: QuoteNews) => ({
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
    const waiting = await withNews(payload, from)
      .find({ newsAt: { $exists: true } })
      .sort({ newsAt: 1 })
      .limit(BATCH)
      .project<{ _id: object }>({ _id: 1 })
      .toArray()
    for (const { _id } of waiting) await updateTimeline(payload, String(_id), from)
    updated += waiting.length
  }
  return updated
}
