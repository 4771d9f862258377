import type { Payload } from 'payload'
import { storedBookings, type StoredEmail } from '@/booking/storedBookings'
import type { EmailContent } from '@/email/emailHtml'
import { siteEnv } from '@/env'
import { emailTexts } from '@/i18n/en/email'

interface Written extends Pick<StoredEmail, 'id' | 'kind'> {
  booking: string
  content: EmailContent
}

/**
 * Adds an email with its text to the outbox of a booking, once for each id. Does nothing when the personal
 * data was erased.
 */
export async function addEmail(payload: Payload, { booking, id, kind, content }: Written) {
  const bookings = storedBookings(payload)
  const kept = {
    _id: new payload.db.connection.base.Types.ObjectId(booking) as never,
    anonymisedAt: null,
  }
  const nextAttempt = new Date()
  const email: StoredEmail = {
    id,
    kind,
    content,
    state: 'queued',
    attempts: 0,
    error: siteEnv().SMTP_URL ? null : emailTexts.noSmtp,
    nextAttempt,
  }
  // `$push` does not work on null.
  await bookings.updateOne({ ...kept, emails: null as never }, { $set: { emails: [] } })
  await bookings.updateOne(
    { ...kept, 'emails.id': { $ne: id } },
    // All emails become due; `claimEmail` then sets when the next one is.
    { $push: { emails: email }, $set: { nextEmailAt: nextAttempt } },
  )
}
