import 'server-only'
import { firstOfKey } from '@collections/Booking/firstOfKey'
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
  } catch (error) {
    const first = await firstOfKey({ error, key: data.idempotencyKey, payload })
    if (first) return { state: 'saved', reference: first.reference ?? '' }
    if (!(error instanceof ValidationError)) return failed(payload, error)
    const problems = error.data.errors.map(({ message, path }) => ({ message, path }))
    return { state: 'rejected', problems }
  }
}

function failed(payload: Payload, err: unknown): Created {
  payload.logger.error({ msg: 'A booking sent without JavaScript was not saved', err })
  return { state: 'failed' }
}
