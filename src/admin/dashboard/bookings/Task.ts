import type { BookingStatus, LostReason } from '@/domain/bookingStatus'
import type { NamedBooking } from './BookingRow'

/** A booking as far as something may be done to it from the list. */
export interface DeskBooking extends NamedBooking {
  place: Place
  revision?: number
  status: BookingStatus
  /** Where it stood before its latest move. */
  before?: BookingStatus
  lostReason?: LostReason | null
  /** The id of a user. */
  assignedTo?: string | null
}

/** Where a booking is listed. */
export type Place = 'list' | 'trash' | 'nowhere'

export type TaskKind = 'delete' | 'restore' | 'erase' | 'status' | 'assign' | 'takeBack'

export interface Change {
  booking: DeskBooking
  /** What becomes of its fields; nothing for what only changes its place. */
  to: Partial<Pick<DeskBooking, 'assignedTo' | 'lostReason' | 'status'>>
}

/** One thing done to one booking or to several. */
export interface Task {
  changes: Change[]
  kind: TaskKind
  /** It takes back another: it is not offered to be taken back itself. */
  undoes?: boolean
}

/** Where a booking is afterwards; nothing when it stays where it is. */
export const placeAfter: Partial<Record<TaskKind, Place>> = {
  delete: 'trash',
  erase: 'nowhere',
  restore: 'list',
}

/** The same for each of them. */
export function taskFor(kind: TaskKind, bookings: DeskBooking[], to: Change['to'] = {}): Task {
  return { changes: bookings.map((booking) => ({ booking, to })), kind }
}
