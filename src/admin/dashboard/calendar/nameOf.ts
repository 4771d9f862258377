import { formatPhone } from '@/domain/phone'
import { calendar } from '@/messages/en/calendar'

interface Named {
  contactNumber?: string | null
  name?: string | null
}

/** By the name, else the phone number. */
export function nameOf({ contactNumber, name }: Named): string {
  return name || (contactNumber && formatPhone(contactNumber)) || calendar.unnamed
}
