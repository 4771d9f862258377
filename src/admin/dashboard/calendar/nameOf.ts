import { formatPhone } from '@/domain/phone'
import { privacy } from '@/messages/en/privacy'
import { calendar } from '@/messages/en/calendar'

interface Named {
  anonymisedAt?: string | null
  contactNumber?: string | null
  name?: string | null
}

/** By the name, else the phone number. */
export function nameOf({ anonymisedAt, contactNumber, name }: Named): string {
  if (anonymisedAt) return privacy.erased.label
  return name || (contactNumber && formatPhone(contactNumber)) || calendar.unnamed
}
