import type { Payload } from 'payload'
import {
  afterFailure,
  CUSTOMER_EMAILS_PER_HOUR,
  EMAIL_ATTEMPTS,
  type EmailKind,
  emailKinds,
  isToCustomer,
} from '@/booking/rules/emailDelivery'
import { languageOf } from '@/booking/rules/languageOf'
import { storedBookings, type StoredEmail } from '@/booking/storedBookings'
import { errorText, sendEmail } from '@/email/sendEmail'
import { siteEnv } from '@/env'
import { emailTexts } from '@/i18n/en/email'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking, SiteSetting } from '@/payload-types'
import { type Locale, rootLocale } from '@/rules/locales'
import { businessEmail } from './businessEmail'
import { customerEmail } from './customerEmail'
import { type Claim, writeEmail } from './outbox'

const HOUR = 3_600_000

interface Sending {
  claim: Claim
  now(): Date
  payload: Payload
}

/**
 * Returns true when sent. An email is sent twice only when a process is killed before it stores the result;
 * the copy has the same Message-ID.
 */
export async function deliverEmail(sending: Sending): Promise<boolean> {
  const outcome = await attempt(sending)
  await storeOutcome(sending, { error: null, lease: null, nextAttempt: null, ...outcome })
  return outcome.state === 'sent'
}

type Outcome = Pick<StoredEmail, 'state'> & Partial<StoredEmail>

/** Does nothing when the lease has ended or the outbox was erased. */
async function storeOutcome({ claim, payload }: Sending, values: Partial<StoredEmail>) {
  const { bookingId, index, lease } = claim
  const _id = new payload.db.connection.base.Types.ObjectId(bookingId) as never
  for (;;) {
    const held = { _id, [`emails.${index}.lease`]: lease }
    const booking = await storedBookings(payload).findOne(held)
    if (!booking || (await writeEmail({ booking, index, payload, values }))) return
  }
}

async function attempt({ claim, now, payload }: Sending): Promise<Outcome> {
  const { attempts, bookingId, kind, emailId } = claim
  if (attempts > EMAIL_ATTEMPTS) return { state: 'failed', error: emailTexts.interrupted }
  let to: string | undefined
  try {
    const booking = await payload.findByID({
      collection: 'bookings',
      depth: 0,
      id: bookingId,
      trash: true,
    })
    const settings = await readSettings(payload, languageOf(booking))
    const email = composeEmail({ booking, emailId, kind, settings })
    if (!email) return { state: 'failed', error: emailTexts.interrupted }
    to = email.to
    if (!to) return waiting({ attempts, error: emailTexts.noAddress, now: now() })
    if (isToCustomer(kind) && (await isOverCustomerLimit({ now: now(), payload, to }))) {
      return waiting({ attempts, error: emailTexts.heardEnough, now: now() })
    }
    await sendEmail({ ...email, id: `${emailId}.${bookingId}`, name: settings.name, payload, to })
    return { state: 'sent', sentAt: now(), to, ...(isWritten(kind) && { content: null }) }
  } catch (error) {
    const text = errorText(error)
    // The message of the server can contain the recipient.
    payload.logger.error({ msg: 'An email was not sent', attempts, bookingId, kind })
    return { ...afterFailure({ attempts, now: now() }), error: text, to }
  }
}

const waiting = ({ attempts, error, now }: { attempts: number; error: string; now: Date }) => ({
  state: 'queued' as const,
  attempts: attempts - 1,
  error,
  nextAttempt: new Date(now.getTime() + HOUR),
})

/** The settings for the customer in that language; without a translation, only the name in English. */
async function readSettings(payload: Payload, locale: Locale): Promise<SiteSetting> {
  const read = { slug: 'site-settings', depth: 0 } as const
  const first = await payload.findGlobal({ ...read, locale: rootLocale })
  if (locale === rootLocale) return first
  const own = await payload.findGlobal({ ...read, locale })
  const { acknowledgement, replyPromise } = own
  return { ...first, acknowledgement, name: own.name || first.name, replyPromise }
}

interface ToCompose {
  booking: Booking
  emailId: string
  kind: EmailKind
  settings: Partial<SiteSetting>
}

/** Written when it was queued, because the quote may change afterwards. */
const isWritten = (kind: EmailKind) => kind === 'quoteUpdate' || kind === 'quoteAccepted'

function composeEmail({ booking, emailId, kind, settings }: ToCompose) {
  const business = settings.bookingsEmail || settings.email || undefined
  const customer = booking.email ?? undefined
  if (isWritten(kind)) {
    const content = booking.emails?.find(({ id }) => id === emailId)?.content
    const [to, replyTo] = isToCustomer(kind) ? [customer, business] : [business, customer]
    return content && { ...content, replyTo, to }
  }
  if (kind === 'customer') {
    const content = customerEmail({ booking, settings })
    return { ...content, replyTo: business, to: customer }
  }
  const panelUrl = `${siteEnv().siteUrl}${panelPaths.bookings({ open: booking.id })}`
  const content = businessEmail({ booking, panelUrl })
  return { ...content, replyTo: customer, to: business }
}

/** For example `Business: not sent: no SMTP. Customer: sent.` */
export function describeOutbox(emails: Booking['emails']): string {
  return (emails ?? [])
    .map(({ error, kind, state }) => {
      const outcome = `${emailTexts.kinds[kind]}: ${emailTexts.states[state]}`
      return `${outcome}${error ? `: ${error}` : ''}.`
    })
    .join(' ')
}

interface Recipient {
  now: Date
  payload: Payload
  to: string
}

async function isOverCustomerLimit({ now, payload, to }: Recipient): Promise<boolean> {
  const sentAt = { $gt: new Date(now.getTime() - HOUR) }
  const sent = await storedBookings(payload).countDocuments({
    email: sameMailbox(to),
    emails: { $elemMatch: { kind: { $in: emailKinds.filter(isToCustomer) }, sentAt } },
  })
  return sent >= CUSTOMER_EMAILS_PER_HOUR
}

/** `asha+one@example.com` belongs to asha@example.com. */
function sameMailbox(address: string): RegExp {
  const [local = '', domain = ''] = address
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .split('@')
  return new RegExp(`^${local}(?:\\+[^@]*)?@${domain}$`, 'i')
}
