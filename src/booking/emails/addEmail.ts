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
 * Adds an email that is written already to the outbox of a booking. Once: the email is known by its id. None
 * where personal data was erased.
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
  // Nothing can be added to null.
  await bookings.updateOne({ ...kept, emails: null as never }, { $set: { emails: [] } })
  await bookings.updateOne(
    { ...kept, 'emails.id': { $ne: id } },
    // What was due before is due now too; `claimEmail` writes when the next one is.
    { $push: { emails: email }, $set: { nextEmailAt: nextAttempt } },
  )
}
