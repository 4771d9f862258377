import type { Payload } from 'payload'
import type { NoticeKind, NoticeState } from '@/domain/notices'

/** A notice as MongoDB holds it. */
export interface StoredNotice {
  id: string
  kind: NoticeKind
  state: NoticeState
  attempts: number
  error?: string | null
  lease?: string | null
  nextAttempt: Date | null
  sentAt?: Date | null
}

interface StoredBooking {
  email?: string | null
  idempotencyKey?: string
  notices?: StoredNotice[]
  reference?: string
}

/** The collection under Payload: only there a change can depend on what the notice is right now. */
export function storedBookings({ db }: Payload) {
  return db.connection.collection<StoredBooking>('Booking')
}

export type StoredBookings = ReturnType<typeof storedBookings>
