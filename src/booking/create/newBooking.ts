import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { may } from '@/account/roles'
import { queueEmails } from '@/booking/emails/queueEmails'
import { followFunctions, withoutStaffFields } from '@/booking/rules/functions'
import { signalFields } from '@/booking/rules/judgeSpam'
import { visitorFields } from '@/booking/rules/schema'
import { firstStatus } from '@/booking/rules/status'
import type { Booking } from '@/payload-types'
import { pick } from '@/rules/text'
import { assignReference } from './assignReference'
import { chosenTitles } from './chosenTitles'
import { storedKey } from './duplicate'
import { keepAsTyped, notesOf } from './keepAsTyped'
import { limitRate } from './rateLimit'
import { scoreSpam, type SpamSignals } from './scoreSpam'
import { timelineEntry } from './timelineEntry'
import { checkMove, validateNew } from './validateBooking'

/** The data of a new booking. Only bookings of visitors have spam signals. */
type Incoming = Partial<Booking> & { signals?: SpamSignals }

/**
 * Reduces a visitor's booking to the fields of the form and the spam signals. Reads numbers as the form does:
 * Payload's number field would read `1,500` as 1.
 */
export const receiveBooking: CollectionBeforeOperationHook<'bookings'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && !operation.startsWith('update')) return args
  const { data: sent = {}, id } = args as { data?: Record<string, unknown>; id?: string }
  const changesMessage = id && may(req.user, 'changeBookings') && notesOf(sent).length > 0
  const before = changesMessage ? await storedMessage(id, req) : undefined
  const data = keepAsTyped(sent, before)
  if (operation !== 'create' || args.overrideAccess || may(req.user, 'changeBookings'))
    return { ...args, data }
  const own = pick(data, visitorFields)
  const functions = 'functions' in own && { functions: withoutStaffFields(own.functions) }
  return { ...args, data: { ...own, ...functions, signals: pick(data, signalFields) } }
}

async function storedMessage(id: string, req: PayloadRequest) {
  const booking = await req.payload.findByID({
    collection: 'bookings',
    depth: 0,
    disableErrors: true,
    id,
    req,
    select: { message: true },
  })
  return booking?.message
}

/**
 * The steps of creating a booking. Payload then inserts it in one write, and the unique index of the
 * idempotency key refuses a duplicate submission (duplicate.ts). Throws ValidationError, or an APIError with
 * status 429 above a rate limit.
 */
export const newBooking: CollectionBeforeValidateHook<Booking> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data) return data
  const { signals, ...sent }: Incoming = data
  const byAdmin = may(req.user, 'changeBookings')

  const checked = validateNew(sent, req)
  const valid = { ...checked, idempotencyKey: storedKey(checked) }
  const { inFlood } = signals ? await limitRate(valid, req) : { inFlood: false }
  const spam = signals && scoreSpam({ booking: valid, inFlood, req, signals })
  const titles = await chosenTitles(valid, req)
  const booking = { ...valid, ...followFunctions(valid), ...titles, ...spam }
  const lostReason = checkMove({ from: firstStatus, req, to: booking })
  const reference = await assignReference(req.payload)
  // A booking that an administrator adds causes no emails.
  const emails = byAdmin ? [] : await queueEmails(booking, req.payload)
  const timeline = byAdmin ? [timelineEntry({ kind: 'added' }, req)] : undefined

  return {
    ...booking,
    ...(booking.consent?.noticeVersion && {
      consent: { ...booking.consent, time: new Date().toISOString() },
    }),
    lostReason,
    nextEmailAt: emails?.length ? new Date().toISOString() : null,
    emails,
    reference,
    ...(timeline && { timeline }),
  }
}
