import 'server-only'
import config from '@payload-config'
import { headers } from 'next/headers'
import {
  getPayload,
  ValidationError,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'

export type BookingData = RequiredDataFromCollectionSlug<'bookings'>

export type Created =
  | { state: 'saved'; reference: string }
  | { state: 'rejected'; problems: { path: string; message: string }[] }
  | { state: 'failed' }

/** One insert through the create-only rule, as any visitor could send it to the API. */
export async function createBooking(data: BookingData): Promise<Created> {
  const payload = await getPayload({ config })
  try {
    const { reference } = await payload.create({
      collection: 'bookings',
      data,
      depth: 0,
      overrideAccess: false,
      req: { headers: await headers() },
    })
    return { state: 'saved', reference: reference ?? '' }
  } catch (err) {
    if (!(err instanceof ValidationError)) return failed(payload, err)
    const problems = err.data.errors.map(({ message, path }) => ({ message, path }))
    if (!problems.some(({ path }) => path === 'idempotencyKey')) {
      return { state: 'rejected', problems }
    }
    return repeated(payload, data.idempotencyKey ?? '')
  }
}

function failed(payload: Payload, err: unknown): Created {
  payload.logger.error({ msg: 'A booking sent without JavaScript was not saved', err })
  return { state: 'failed' }
}

/** A form posted twice gets the answer of the first time. */
async function repeated(payload: Payload, key: string): Promise<Created> {
  const { docs } = await payload.find({
    collection: 'bookings',
    limit: 1,
    overrideAccess: true,
    select: { reference: true },
    trash: true,
    where: { idempotencyKey: { equals: key } },
  })
  return { state: 'saved', reference: docs[0]?.reference ?? '' }
}
