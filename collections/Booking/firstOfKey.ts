import type { Payload, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

interface Attempt {
  error: unknown
  key: unknown
  payload: Payload
  req?: PayloadRequest
}

/** The booking that a refused one repeats: the same key came before. Undefined when that is not why. */
export async function firstOfKey({ error, key, payload, req }: Attempt) {
  if (typeof key !== 'string' || !isRepeat(error)) return undefined
  const { docs } = await payload.find({
    collection: 'bookings',
    limit: 1,
    req,
    select: { reference: true },
    trash: true,
    where: { idempotencyKey: { equals: key } },
  })
  return docs[0]
}

function isRepeat(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => path === 'idempotencyKey')
  )
}
