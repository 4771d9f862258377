import type { Payload } from 'payload'
import { inject, vi } from 'vitest'
import { getTestPayload } from '../../harness/database/testPayload'
import { startMailServer } from '../../harness/mail/mailServer'

/** A database without bookings, the product's config on it, and a mail server on loopback. */
export async function setMailStage({ smtp = true } = {}) {
  const mail = await startMailServer()
  if (smtp) {
    vi.stubEnv('SMTP_URL', mail.url)
    vi.stubEnv('MAIL_FROM', 'bookings@example.com')
  }
  const test = await getTestPayload({ databaseUri: inject('databaseUri') })
  const { payload } = test
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      name: 'Jharokha Utsav, Events & Catering',
      email: 'hello@example.com',
      bookingsEmail: 'owner@example.com',
    },
  })
  // After the modules were loaded anew, so that the worker reads the same environment.
  const { sendDueEmails } = await import('@/booking/emails/sendDueEmails')
  return {
    mail,
    payload,
    sendDueEmails,
    async clear() {
      await payload.db.connection.collection('Booking').deleteMany({})
      mail.received.length = 0
      Object.assign(mail.state, { connections: 0, manner: 'accept' })
    },
    async destroy() {
      await test.destroy()
      await mail.close()
    },
  }
}

export type MailStage = Awaited<ReturnType<typeof setMailStage>>

let counter = 0

export function makeBooking(payload: Payload, data: object = {}) {
  return payload.create({
    collection: 'bookings',
    data: {
      contactNumber: String(9_829_200_000 + (counter += 1)),
      kind: 'booking',
      status: 'new',
      ...data,
    },
  })
}

export async function emailsOf(payload: Payload, id: string) {
  const booking = await payload.findByID({ collection: 'bookings', depth: 0, id })
  return booking.emails ?? []
}
