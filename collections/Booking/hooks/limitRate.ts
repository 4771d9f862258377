import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { floodLimit, requestLimits } from '@/domain/requestLimits'
import { en } from '@/messages/en'
import { storedBookings } from '@/notices/StoredNotice'
import type { Booking } from '@/payload-types'
import { addressOf } from '../../limits/addressOf'
import { countRequest } from '../../limits/countRequest'
import { countStoreOf } from '../../limits/countStoreOf'
import { limitersOf } from '../../limits/limitersOf'
import type { Limiter } from '../../limits/makeLimiter'
import { refuseForNow } from '../../limits/refuseForNow'
import { sendersOf } from '../../limits/sendersOf'
import { oncePerKey } from '../limits/oncePerKey'

const limiters = limitersOf<string>([...requestLimits, floodLimit])
const refusing = limiters.filter(({ by }) => by !== floodLimit.by)
const marking = limiters.filter(({ by }) => by === floodLimit.by)

/** Only what visitors send is counted, once it has passed the rules; a retry is not counted again. */
export const limitRate: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data || !req.context.signals) return data
  const { contactNumber, idempotencyKey: key } = data
  const decide = () => count(data, req)
  await (key ? oncePerKey(JSON.stringify([key, contactNumber]), decide) : decide())
  return data
}

async function count(data: Partial<Booking>, req: PayloadRequest) {
  const stored = await countStoreOf(req.payload)
  const isRetry = () => isKnown(data.idempotencyKey, req)
  const wait = async (of: Limiter[]) => {
    const senders = sendersOf({ by: whoSends(data, req), limiters: of, payload: req.payload })
    return senders.length > 0 ? countRequest({ isRetry, senders, stored }) : 0
  }
  const retryAfter = await wait(refusing)
  if (retryAfter > 0) refuseForNow({ message: en.booking.tooMany(retryAfter), req, retryAfter })
  req.context.inFlood = (await wait(marking)) > 0
}

function whoSends({ contactNumber }: Partial<Booking>, req: PayloadRequest) {
  const address = addressOf(req)
  const everybody = address ? undefined : 'everybody'
  return { address, everybody, flood: everybody, phone: contactNumber ?? undefined }
}

async function isKnown(idempotencyKey: unknown, { payload }: PayloadRequest): Promise<boolean> {
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return false
  const projection = { _id: 1 }
  return (await storedBookings(payload).findOne({ idempotencyKey }, { projection })) !== null
}
