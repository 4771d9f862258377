import { createHash } from 'node:crypto'
import type { AfterErrorHook, CollectionBeforeValidateHook, Payload, PayloadRequest } from 'payload'
import { en } from '@/i18n/en'
import { bookingContent } from '@/booking/rules/content'
import type { Booking } from '@/payload-types'

/**
 * The same key again gets the answer of the first time: a retry never makes a second booking. The
 * same key with other words is no retry, and whoever sent it is told.
 */
export const recogniseRepeat: AfterErrorHook = async ({ error, req }) => {
  const first = await firstOfKey({
    error,
    key: req.data?.idempotencyKey,
    payload: req.payload,
    req,
  })
  if (!first) return undefined
  const { id, reference, sameContent } = first
  if (sameContent) return { response: { doc: { id, reference }, repeated: true }, status: 200 }
  const message = en.booking.keyReused(reference ?? '')
  return {
    response: { errors: [{ name: 'KeyReused', data: { reference }, message }] },
    status: 409,
  }
}

/** Keeps what a request said, so that its key can be told from the same key with other words. */
export const hashContent: CollectionBeforeValidateHook<Booking> = ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data
  const contentHash = createHash('sha256').update(bookingContent(data)).digest('hex')
  // For whoever answers a refused insert: the error does not carry the data.
  req.context.contentHash = contentHash
  return { ...data, contentHash }
}

interface Attempt {
  error: unknown
  key: unknown
  payload: Payload
  req?: Partial<PayloadRequest>
}

/** The booking that a refused one repeats: the same key came before. Undefined when that is not why. */
export async function firstOfKey({ error, key, payload, req }: Attempt) {
  if (typeof key !== 'string' || !isRepeat(error)) return undefined
  const { docs } = await payload.find({
    collection: 'bookings',
    limit: 1,
    req,
    select: { contentHash: true, reference: true },
    trash: true,
    where: { idempotencyKey: { equals: key } },
  })
  const [first] = docs
  if (!first) return undefined
  const { contentHash, id, reference } = first
  // A booking from before hashes were kept is taken at its key's word.
  return { id, reference, sameContent: !contentHash || contentHash === req?.context?.contentHash }
}

/** Not by its class: Next bundles Payload for pages and for routes, and each has a class of its own. */
function isRepeat(error: unknown): boolean {
  const { data } = error as { data?: { errors?: { path: string }[] } }
  return !!data?.errors?.some(({ path }) => path === 'idempotencyKey')
}
