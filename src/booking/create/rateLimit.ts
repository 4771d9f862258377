import type { PayloadRequest } from 'payload'
import { languageOf } from '@/booking/rules/languageOf'
import { storedBookings } from '@/booking/storedBookings'
import { messagesFor } from '@/i18n/messagesFor'
import type { Booking } from '@/payload-types'
import { addressOf } from '@/rateLimit/clientAddress'
import { countRequest, throwTooManyRequests, sendersOf } from '@/rateLimit/countRequest'
import { countStoreOf, type Limiter, limitersOf } from '@/rateLimit/limiter'
import { floodLimit, requestLimits } from '@/rateLimit/limits'

const limiters = limitersOf<string>([...requestLimits, floodLimit])
const refusing = limiters.filter(({ by }) => by !== floodLimit.by)
const marking = limiters.filter(({ by }) => by === floodLimit.by)

interface Counted {
  /** More bookings a minute arrived than people send. */
  inFlood: boolean
}

/**
 * Counts a visitor's valid booking against the rate limits. A retry with the same idempotency key is not
 * counted again. Throws an APIError with status 429 and `retryAfter` in seconds.
 */
export function limitRate(booking: Partial<Booking>, req: PayloadRequest): Promise<Counted> {
  const { idempotencyKey: key } = booking
  const decide = () => count(booking, req)
  return key ? oncePerKey(key, decide) : decide()
}

async function count(booking: Partial<Booking>, req: PayloadRequest): Promise<Counted> {
  const stored = await countStoreOf(req.payload)
  const isRetry = () => isKnown(booking.idempotencyKey, req)
  const wait = async (of: Limiter[]) => {
    const senders = sendersOf({ by: whoSends(booking, req), limiters: of, payload: req.payload })
    return senders.length > 0 ? countRequest({ isRetry, senders, stored }) : 0
  }
  const retryAfter = await wait(refusing)
  if (retryAfter > 0) {
    const { tooMany } = messagesFor(languageOf(booking)).booking
    throwTooManyRequests({ message: tooMany(retryAfter), req, retryAfter })
  }
  return { inFlood: (await wait(marking)) > 0 }
}

function whoSends({ contactNumber }: Partial<Booking>, req: PayloadRequest) {
  const address = addressOf(req)
  const everybody = address ? undefined : 'everybody'
  return { address, everybody, flood: everybody, phone: contactNumber ?? undefined }
}

async function isKnown(idempotencyKey: unknown, { payload }: PayloadRequest): Promise<boolean> {
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return false
  const projection = { _id: 1 }
  return (await storedBookings(payload).findOne({ idempotencyKey }, { projection })) !== null
}

const decided = new Map<string, Promise<Counted>>()

const KEPT = 10_000

/**
 * Submissions with the same key share the decision about the first, even if it was not saved because the
 * database was unavailable. A refusal is not kept.
 */
export function oncePerKey(key: string, decide: () => Promise<Counted>): Promise<Counted> {
  const before = decided.get(key)
  if (before) return before
  const decision = decide()
  decided.set(key, decision)
  decision.catch(() => decided.delete(key))
  const [oldest] = decided.keys()
  if (decided.size > KEPT && oldest !== undefined) decided.delete(oldest)
  return decision
}
