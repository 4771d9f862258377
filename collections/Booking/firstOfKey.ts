import type { Payload, PayloadRequest } from 'payload'

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
