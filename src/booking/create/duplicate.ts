import { createHash } from 'node:crypto'
import type { AfterErrorHook, Payload, PayloadRequest } from 'payload'
import { languageOf } from '@/booking/rules/language'
import { messagesFor } from '@/i18n/messagesFor'
import { bookingContent } from '@/booking/rules/content'
import { bookingRules } from '@/booking/rules/schema'
import type { Booking } from '@/payload-types'

/**
 * A duplicate submission: the same idempotency key again. With the same content it gets the answer of
 * the first one, so that a retry never makes a second booking; with other content it is refused.
 */
export const answerDuplicate: AfterErrorHook = async ({ error, req }) => {
  const first = await findDuplicate({ data: req.data ?? {}, error, payload: req.payload, req })
  if (!first) return undefined
  const { id, reference, sameContent } = first
  if (sameContent) return { response: { doc: { id, reference }, repeated: true }, status: 200 }
  const { keyReused } = messagesFor(languageOf(req.data ?? {})).booking
  const message = keyReused(reference ?? '')
  return {
    response: { errors: [{ name: 'KeyReused', data: { reference }, message }] },
    status: 409,
  }
}

export const contentHash = (booking: Partial<Booking>): string =>
  createHash('sha256')
    .update(bookingContent({ ...booking, kind: booking.kind ?? 'booking' }))
    .digest('hex')

interface Attempt {
  data: Record<string, unknown>
  error: unknown
  payload: Payload
  req?: Partial<PayloadRequest>
}

/** The booking that has the key of the refused one already; undefined where that is not the reason. */
export async function findDuplicate({ data, error, payload, req }: Attempt) {
  const key = data.idempotencyKey
  if (typeof key !== 'string' || !isOfKey(error)) return undefined
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
  const sent = bookingRules(data).safeParse(data)
  const hash = sent.success ? contentHash(sent.data as Partial<Booking>) : undefined
  // Bookings from before hashes were stored have none.
  const sameContent = !first.contentHash || first.contentHash === hash
  return { id: first.id, reference: first.reference, sameContent }
}

/** By what the error carries: Next bundles Payload twice, and each copy has classes of its own. */
function isOfKey(error: unknown): boolean {
  const { data } = error as { data?: { errors?: { path: string }[] } }
  return !!data?.errors?.some(({ path }) => path === 'idempotencyKey')
}
