import type { Payload, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

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

function isRepeat(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => path === 'idempotencyKey')
  )
}
