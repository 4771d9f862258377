import type { AfterErrorHook } from 'payload'
import { ValidationError } from 'payload'

/** The same key again gets the answer of the first time: a retry never makes a second booking. */
export const recogniseRepeat: AfterErrorHook = async ({ error, req }) => {
  const key = req.data?.idempotencyKey
  if (typeof key !== 'string' || !isRepeat(error)) return
  const { docs } = await req.payload.find({
    collection: 'bookings',
    limit: 1,
    overrideAccess: true,
    req,
    select: { name: true, reference: true },
    trash: true,
    where: { idempotencyKey: { equals: key } },
  })
  const [first] = docs
  if (first) return { response: { doc: first, repeated: true }, status: 200 }
}

function isRepeat(error: Error): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => path === 'idempotencyKey')
  )
}
