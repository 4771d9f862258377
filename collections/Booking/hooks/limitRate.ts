import { createHmac } from 'node:crypto'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from '@/domain/clientAddress'
import { siteEnv } from '@/env'
import type { Booking } from '@/payload-types'
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
  const decide = async () => {
    if (!(key && (await isKnown(key, req)))) await count(data, req)
  }
  await (key ? oncePerKey(JSON.stringify([key, contactNumber, email]), decide) : decide())
  return data
}

async function count({ contactNumber, email }: Partial<Booking>, req: PayloadRequest) {
  const address = clientAddress({
    forwardedFor: req.headers.get('x-forwarded-for'),
    hops: siteEnv().TRUST_PROXY,
  })
  const counted = {
    address,
    email: email?.toLowerCase(),
    everybody: address ? undefined : 'everybody',
    phone: contactNumber,
  }
  const limiters = await limitersOf(req.payload)
  const waits = await Promise.all(
    limiters.map(async ({ by, counter }) => {
      const who = counted[by]
      return who ? counter.consume(disguise(who, req)).then(() => 0, secondsToWait) : 0
    }),
  )
  const retryAfter = Math.max(...waits)
  if (retryAfter === 0) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests(retryAfter)
}

/** The counters hold nobody's number or address. */
const disguise = (who: string, { payload }: PayloadRequest) =>
  createHmac('sha256', payload.secret).update(`limit:${who}`).digest('base64url')

function secondsToWait(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  throw refusal
}

async function isKnown(key: string, req: PayloadRequest): Promise<boolean> {
  const where = { idempotencyKey: { equals: key } }
  return (
    (await req.payload.count({ collection: 'bookings', req, trash: true, where })).totalDocs > 0
  )
}
