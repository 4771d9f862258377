import 'server-only'
import { headers } from 'next/headers'
import {
  getPayload,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import config from '@payload-config'
import { makeFormToken } from '@/booking/rules/formToken'
import { type ReplyWay, replyWayOf } from '@/booking/rules/replyWay'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { inTime, FORM_PATIENCE_MS } from '@/rateLimit/withTimeout'
import { findDuplicate } from './duplicate'

type Request = { idempotencyKey?: string } & Record<string, unknown>

type Created =
  | { state: 'saved'; reference: string }
  | { state: 'rejected'; problems: { path: string; message: string }[] }
  | { state: 'limited'; message: string; retryAfter: number }
  | { state: 'failed' }

/** Creates a booking with the access rules of a visitor, like the API. */
export async function createBooking(data: Request): Promise<Created> {
  const req: Partial<PayloadRequest> = { headers: await headers() }
  try {
    return await inTime(
      getPayload({ config }).then((payload) => create({ data, payload, req })),
      FORM_PATIENCE_MS,
    )
  } catch (err) {
    // Already logged.
    if (isDatabaseFault(err)) return { state: 'failed' }
    throw err
  }
}

interface Creation {
  data: Request
  payload: Payload
  req: Partial<PayloadRequest>
}

async function create({ data, payload, req }: Creation): Promise<Created> {
  try {
    const { reference } = await payload.create({
      collection: 'bookings',
      data: data as RequiredDataFromCollectionSlug<'bookings'>,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return { state: 'saved', reference: reference ?? '' }
  } catch (error) {
    const first = await findDuplicate({ data, error, payload, req })
    if (first) return { state: 'saved', reference: first.reference ?? '' }
    return refusal(error) ?? failed(payload, error)
  }
}

/** Checks the data of the error instead of its class: Next bundles Payload twice. */
function refusal(error: unknown): Created | undefined {
  const { data, message, status } = error as Refusal
  if (status === 400 && data?.errors) {
    const problems = data.errors.map(({ message, path }) => ({ message, path }))
    return { state: 'rejected', problems }
  }
  if (status === 429 && data?.retryAfter) {
    return { state: 'limited', message, retryAfter: data.retryAfter }
  }
  return undefined
}

interface Refusal {
  data?: { errors?: { message: string; path: string }[]; retryAfter?: number }
  message: string
  status?: number
}

function failed(payload: Payload, err: unknown): Created {
  payload.logger.error({ msg: 'A booking sent without JavaScript was not saved', err })
  return { state: 'failed' }
}

export async function newFormToken(): Promise<string> {
  const { secret } = await getPayload({ config })
  return makeFormToken({ issuedAt: Date.now(), key: secret })
}

/**
 * The booking with this reference, also in the trash; undefined for a made-up one. While the database is
 * unavailable, any text in the format of a reference is accepted, and the way of the reply is unknown.
 */
export async function findReceived(
  reference: string,
): Promise<{ replyWay?: ReplyWay } | undefined> {
  if (!/^[A-Z]{2,5}-[0-9A-Z]{4}-[0-9A-Z]{2}$/.test(reference)) return undefined
  try {
    const payload = await getPayload({ config })
    const { docs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      limit: 1,
      pagination: false,
      select: { contactBy: true, contactNumber: true, email: true },
      trash: true,
      where: { reference: { equals: reference } },
    })
    return docs[0] && { replyWay: replyWayOf(docs[0]) }
  } catch (error) {
    if (isDatabaseFault(error)) return {}
    throw error
  }
}
