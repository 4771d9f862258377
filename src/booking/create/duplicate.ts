import { createHash } from 'node:crypto'
import type { AfterErrorHook, Payload, PayloadRequest } from 'payload'
import { bookingContent } from '@/booking/rules/bookingContent'
import { bookingRules } from '@/booking/rules/schema'
import type { Booking } from '@/payload-types'
import { keepAsTyped } from './keepAsTyped'

/**
 * For a duplicate submission (the same content with the same idempotency key), sends the response of the
 * first one, so that a retry never creates a second booking.
 */
export const answerDuplicate: AfterErrorHook = async ({ error, req }) => {
  const first = await findDuplicate({ data: req.data ?? {}, error, payload: req.payload, req })
  if (!first) return undefined
  return { response: { doc: first, repeated: true }, status: 200 }
}

/**
 * The stored key includes a hash of the content: other content with the same key, such as from a second tab,
 * is a separate booking.
 */
export function storedKey(booking: Partial<Booking>): string | undefined {
  const { idempotencyKey: key, kind } = booking
  if (!key) return undefined
  const content = bookingContent({ ...booking, kind: kind ?? 'booking' })
  return `${key}:${createHash('sha256').update(content).digest('hex')}`
}

interface Attempt {
  data: Record<string, unknown>
  error: unknown
  payload: Payload
  req?: Partial<PayloadRequest>
}

/** The first booking of a duplicate submission; undefined when the booking was refused for another reason. */
export async function findDuplicate({ data, error, payload, req }: Attempt) {
  if (!isOfKey(error)) return undefined
  const kept = keepAsTyped(data)
  const sent = bookingRules(kept).safeParse(kept)
  const key = sent.success && storedKey({ ...kept, ...sent.data } as Partial<Booking>)
  if (!key) return undefined
  const { docs } = await payload.find({
    collection: 'bookings',
    limit: 1,
    req,
    select: { reference: true },
    trash: true,
    where: { idempotencyKey: { equals: key } },
  })
  const [first] = docs
  return first && { id: first.id, reference: first.reference }
}

/**
 * Checks the data of the error instead of its class: Next bundles Payload twice, each with its own classes.
 */
function isOfKey(error: unknown): boolean {
  const { data } = error as { data?: { errors?: { path: string }[] } }
  return !!data?.errors?.some(({ path }) => path === 'idempotencyKey')
}
