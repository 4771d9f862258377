import type { Payload } from 'payload'
import type { EmailKind, EmailState } from '@/booking/rules/emailDelivery'

export interface StoredEmail {
  id: string
  kind: EmailKind
  state: EmailState
  attempts: number
  error?: string | null
  lease?: string | null
  nextAttempt: Date | null
  sentAt?: Date | null
  to?: string
}

interface StoredBooking {
  email?: string | null
  idempotencyKey?: string
  /** The earliest `nextAttempt` of its emails. */
  nextEmailAt?: Date | null
  emails?: StoredEmail[]
  reference?: string
  status?: string
}

/** MongoDB's own collection: for writes that depend on the stored state, and fields that no schema names. */
export function storedBookings<Stored extends object = StoredBooking>({ db }: Payload) {
  return db.connection.collection<Stored>('Booking')
}
