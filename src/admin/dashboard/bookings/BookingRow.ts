import type { OptionalColumn } from '@/domain/bookingView/BookingView'
import type { DeskBooking } from './Task'

/** A booking as it is named in buttons and messages: by its name, else its phone number. */
export interface NamedBooking {
  id: string
  who: string
}

/** A booking as the table shows it: texts only, a dash for what is missing. */
export interface BookingRow {
  booking: DeskBooking
  name: string
  email: string
  contact: string
  date: string
  guests: string
  venue: string
  /** What a contact message says, for the cards of a phone. */
  message?: string
  optional: Record<Exclude<OptionalColumn, 'status'>, string>
  /** How long it has been waiting for a first answer. */
  wait?: string
  links: { call?: string; email?: string; whatsapp?: string }
}
