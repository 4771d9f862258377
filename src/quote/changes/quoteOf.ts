import { NotFound, type PayloadRequest, type TypedUser, ValidationError } from 'payload'
import { z } from 'zod'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import type { Booking } from '@/payload-types'
import type { StoredQuote } from '@/quote/rules/quote'
import { findQuote } from '@/quote/storedQuotes'
import { isDocumentId } from '@/rules/fieldValues'

/** The quote of the address. Throws NotFound, also when the booking is in the trash. */
export async function quoteOf(
  req: PayloadRequest,
): Promise<{ booking: Booking; quote: StoredQuote }> {
  const { payload, routeParams, t } = req
  const id = String(routeParams?.id)
  const { ObjectId } = payload.db.connection.base.Types
  const quote = isDocumentId(id) ? await findQuote(payload, { _id: new ObjectId(id) }) : undefined
  if (!quote) throw new NotFound(t)
  return { booking: await liveBooking(quote.booking, req), quote }
}

/** Throws NotFound, or ValidationError when the personal data was erased. */
export async function liveBooking(id: string, req: PayloadRequest): Promise<Booking> {
  if (!isDocumentId(id)) throw new NotFound(req.t)
  const found = { collection: 'bookings', depth: 0, overrideAccess: false } as const
  const booking = await req.payload.findByID({ ...found, id, req })
  if (booking.anonymisedAt) throw refusal(words.erased, req)
  return booking
}

/** The revision that a change is based on. */
export const ofRevision = z.object({ revision: z.int().min(0) })

/** The path for a body that is not an object. */
const PROBLEMS_MAX = 50

/** Throws ValidationError with the path of each invalid value. */
export async function parseBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  const body = schema.safeParse(await req.json?.().catch(() => undefined))
  if (body.success) return body.data
  const paths = body.error.issues.map(({ path }) => path.join('.').replace(/^content\./, ''))
  const errors = [...new Set(paths)]
    .slice(0, PROBLEMS_MAX)
    .map((path) => ({ message: words.invalid, path }))
  throw new ValidationError({ errors }, req.t)
}

export const refusal = (message: string, { t }: PayloadRequest, path = 'quote') =>
  new ValidationError({ errors: [{ message, path }] }, t)

export const nameOf = ({ email, name }: TypedUser) => name || email
