import type { Payload } from 'payload'
import type { EmailKind, EmailState } from '@/booking/rules/emailDelivery'
import type { EmailContent } from '@/email/emailHtml'

export interface StoredEmail {
  id: string
  kind: EmailKind
  /** Content that was written when the email was queued. Removed when it is sent. */
  content?: EmailContent | null
  state: EmailState
  attempts: number
  error?: string | null
  lease?: string | null
  nextAttempt: Date | null
  sentAt?: Date | null
  to?: string
}

interface StoredBooking {
  anonymisedAt?: Date | null
  email?: string | null
  idempotencyKey?: string
  /** The earliest `nextAttempt` of its emails. */
  nextEmailAt?: Date | null
  emails?: StoredEmail[]
  reference?: string
  status?: string
}

/** The MongoDB collection, for writes that depend on the stored state and for fields outside the schema. */
export function storedBookings<Stored extends object = StoredBooking>({ db }: Payload) {
  return db.connection.collection<Stored>('Booking')
}
