import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { Conflict } from '@/booking/changes/conflict'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { QuoteVersion, StoredQuote } from './rules/quote'
import type { QuoteActivity } from './rules/quoteActivity'
import { liveLinksOf } from './rules/quoteState'

/** A quote or a voucher, with the events for the timeline of its booking. */
export interface WithActivities {
  _id: mongo.ObjectId
  booking: string
  /** Events that are not in the booking yet, and when this was last tried. */
  pendingActivities?: QuoteActivity[]
  pendingAt?: Date
}

interface QuoteDocument extends WithActivities {
  number?: SeriesNumber
  versions: QuoteVersion[]
  /** The hashes of all working links. */
  links: string[]
  revision: number
  createdAt: Date
  updatedAt: Date
  anonymisedAt?: Date | null
}

export const storedQuotes = ({ db }: Payload) => db.connection.collection<QuoteDocument>('Quote')

/** The caller checks access. */
export async function readQuoteOf(
  payload: Payload,
  booking: string,
): Promise<StoredQuote | undefined> {
  const found = await storedQuotes(payload).findOne({ booking })
  return found?.versions.length ? toQuote(found) : undefined
}

export async function findQuote(payload: Payload, filter: mongo.Filter<QuoteDocument>) {
  const found = await storedQuotes(payload).findOne(filter)
  return found ? toQuote(found) : undefined
}

/** The newest quotes, of these bookings or of all. The caller checks access. */
export async function findQuotesOf(
  payload: Payload,
  { bookings, limit }: { bookings?: string[]; limit: number },
): Promise<StoredQuote[]> {
  const filter = {
    'versions.0': { $exists: true },
    ...(bookings ? { booking: { $in: bookings } } : { anonymisedAt: null }),
  }
  const found = storedQuotes(payload).find(filter).sort({ updatedAt: -1 }).limit(limit)
  return (await found.toArray()).map(toQuote)
}

function toQuote({ _id, booking, number, revision, versions }: QuoteDocument): StoredQuote {
  return { id: String(_id), booking, ...(number && { number }), versions, revision }
}

/** Throws a conflict if the booking already has a quote. */
export async function insertQuote(
  payload: Payload,
  { booking, versions }: Pick<StoredQuote, 'booking' | 'versions'>,
): Promise<StoredQuote> {
  const now = new Date()
  const written = { booking, links: [], revision: 1, versions: plain(versions) }
  try {
    const _id = new payload.db.connection.base.Types.ObjectId()
    const quote = { ...written, _id, createdAt: now, updatedAt: now }
    await storedQuotes(payload).insertOne(quote)
    return toQuote(quote)
  } catch (error) {
    throw isDuplicate(error) ? new Conflict() : error
  }
}

/**
 * Writes a later step if the revision is unchanged, otherwise throws a conflict. All later steps use this
 * write. The events for the booking stay in the document until `updateTimeline` has written them there.
 */
export async function writeQuote(
  payload: Payload,
  quote: StoredQuote,
  activities: readonly QuoteActivity[] = [],
): Promise<StoredQuote> {
  const { booking, id, number, revision, versions } = quote
  const now = new Date()
  const written = { versions: plain(versions), revision: revision + 1, ...(number && { number }) }
  const { matchedCount } = await storedQuotes(payload).updateOne(
    { _id: quoteId(payload, id), revision },
    {
      $set: {
        ...written,
        links: liveLinksOf(versions),
        updatedAt: now,
        ...(activities.length > 0 && { pendingAt: now }),
      },
      ...(activities.length > 0 && {
        $push: { pendingActivities: { $each: plain([...activities]) } },
      }),
    },
  )
  if (matchedCount === 0) throw new Conflict()
  return { id, booking, ...written }
}

export const quoteId = ({ db }: Payload, id: string) => new db.connection.base.Types.ObjectId(id)

export const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === 11000

/** MongoDB would store null for undefined. */
export const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
