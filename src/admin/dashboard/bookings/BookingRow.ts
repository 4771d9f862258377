/** A booking as it is named in buttons and messages: by its name, else its phone number. */
export interface NamedBooking {
  id: string
  who: string
}

/** A booking as the table shows it: texts only, a dash for what is missing. */
export interface BookingRow extends NamedBooking {
  name: string
  email: string
  contact: string
  date: string
  guests: string
  venue: string
  links: { call?: string; email?: string; whatsapp?: string }
  details: BookingDetail[]
}

export interface BookingDetail {
  label: string
  value: string
  /** May be a paragraph, and so gets a line of its own. */
  long?: boolean
}
