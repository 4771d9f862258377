import { randomUUID } from 'node:crypto'
import { makeFormToken } from '@/booking/rules/formToken'

let counter = 0

/** A request like a visitor's, with a phone, an e-mail, a key and an address that no other has. */
export function benchBooking(secret: string) {
  counter += 1
  return {
    address: [10, counter >> 16, counter >> 8, counter].map((part) => part & 255).join('.'),
    data: {
      consent: { language: 'en', marketing: false, noticeVersion: '2026-11' },
      contactNumber: String(9_000_000_000 + counter),
      date: '2099-02-14',
      email: `meera-${counter}@example.com`,
      formToken: makeFormToken({ issuedAt: Date.now() - 60_000, key: secret }),
      idempotencyKey: randomUUID(),
      kind: 'booking',
      message: 'Two days, with a mehndi on the first evening. Please call after six.',
      name: 'Meera Sharma',
      numberOfGuests: 250,
      selectedService: 'catering',
      venueDetails: 'Near Amber Fort, lawn and two halls.',
      venueTitle: 'Sunrise Farm',
    },
  }
}

/** What is stored of one, as the driver alone would write it. */
export function benchDocument(secret: string) {
  const { data } = benchBooking(secret)
  const now = new Date()
  const email = { attempts: 0, nextAttempt: now, state: 'queued' }
  return {
    ...data,
    consent: { ...data.consent, time: now },
    createdAt: now,
    deletedAt: null,
    formToken: undefined,
    timeline: [],
    nextEmailAt: now,
    emails: [
      { ...email, id: randomUUID(), kind: 'business' },
      { ...email, id: randomUUID(), kind: 'customer' },
    ],
    reference: randomUUID(),
    spamSigns: [],
    status: 'new',
    updatedAt: now,
  }
}
