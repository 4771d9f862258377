import { createHmac } from 'node:crypto'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { clientAddress } from '@/domain/clientAddress'
import { siteEnv } from '@/env'
import { storedBookings } from '@/notices/StoredNotice'
import type { Booking } from '@/payload-types'
import { countRequest } from '../limits/countRequest'
import { limitersOf } from '../limits/limitersOf'
import { oncePerKey } from '../limits/oncePerKey'
import { TooManyRequests } from '../limits/TooManyRequests'

/** Only what visitors send is counted, once it has passed the rules; a retry is not counted again. */
export const limitRate: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data || !req.context.signals) return data
  const { contactNumber, email, idempotencyKey: key } = data
  const decide = () => count(data, req)
  await (key ? oncePerKey(JSON.stringify([key, contactNumber, email]), decide) : decide())
  return data
}

async function count(data: Partial<Booking>, req: PayloadRequest) {
  const { limiters, stored } = await limitersOf(req.payload)
  const by = sendersOf(data, req)
  const senders = limiters.flatMap((limiter) => {
    const who = by[limiter.by]
    return who ? { limiter, who: disguise(who, req) } : []
  })
  const isRetry = () => isKnown(data.idempotencyKey, req)
  const retryAfter = await countRequest({ isRetry, senders, stored })
  if (retryAfter === 0) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests(retryAfter)
}

function sendersOf({ contactNumber, email }: Partial<Booking>, { headers }: PayloadRequest) {
  const forwardedFor = headers.get('x-forwarded-for')
  const address = clientAddress({ forwardedFor, hops: siteEnv().TRUST_PROXY })
  const everybody = address ? undefined : 'everybody'
  return { address, email: email?.toLowerCase(), everybody, phone: contactNumber }
}

/** The counters hold nobody's number or address. */
const disguise = (who: string, { payload }: PayloadRequest) =>
  createHmac('sha256', payload.secret).update(`limit:${who}`).digest('base64url')

async function isKnown(idempotencyKey: unknown, { payload }: PayloadRequest): Promise<boolean> {
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return false
  const projection = { _id: 1 }
  return (await storedBookings(payload).findOne({ idempotencyKey }, { projection })) !== null
}
