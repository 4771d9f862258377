import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { floodLimit, requestLimits } from '@/rateLimit/rules'
import { en } from '@/i18n/en'
import { storedBookings } from '@/email/outbox'
import type { Booking } from '@/payload-types'
import { addressOf } from '../../rateLimit/clientAddress'
import { countRequest, refuseForNow, sendersOf } from '../../rateLimit/countRequest'
import { countStoreOf, type Limiter, limitersOf } from '../../rateLimit/limiter'

const limiters = limitersOf<string>([...requestLimits, floodLimit])
const refusing = limiters.filter(({ by }) => by !== floodLimit.by)
const marking = limiters.filter(({ by }) => by === floodLimit.by)

/** Only what visitors send is counted, once it has passed the rules; a retry is not counted again. */
export const limitRate: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data || !req.context.signals) return data
  const { contactNumber, idempotencyKey: key } = data
  const decide = () => count(data, req)
  await (key ? oncePerKey(JSON.stringify([key, contactNumber]), decide) : decide())
  return data
}

async function count(data: Partial<Booking>, req: PayloadRequest) {
  const stored = await countStoreOf(req.payload)
  const isRetry = () => isKnown(data.idempotencyKey, req)
  const wait = async (of: Limiter[]) => {
    const senders = sendersOf({ by: whoSends(data, req), limiters: of, payload: req.payload })
    return senders.length > 0 ? countRequest({ isRetry, senders, stored }) : 0
  }
  const retryAfter = await wait(refusing)
  if (retryAfter > 0) refuseForNow({ message: en.booking.tooMany(retryAfter), req, retryAfter })
  req.context.inFlood = (await wait(marking)) > 0
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

const decided = new Map<string, Promise<void>>()

const KEPT = 10_000

/**
 * Posts of one key are one request: they share the answer of the first. One that passed and could not
 * be saved, since the database was away, uses up nothing more however often it is sent again.
 */
export function oncePerKey(key: string, decide: () => Promise<void>): Promise<void> {
  const before = decided.get(key)
  if (before) return before
  const decision = decide()
  decided.set(key, decision)
  decision.catch(() => decided.delete(key))
  const [oldest] = decided.keys()
  if (decided.size > KEPT && oldest !== undefined) decided.delete(oldest)
  return decision
}
