import { isMobile, isPhone, toE164 } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import { dashboard } from '@/messages/en/dashboard'
import type { Booking } from '@/payload-types'
import type { BookingRow } from './BookingRow'

const { actions } = dashboard

type Reachable = Partial<Pick<Booking, 'contactNumber' | 'email' | 'name' | 'reference'>>

/** The ways to reach this customer, as far as there are any. */
export function linksOf({ contactNumber, email, name, reference }: Reachable): BookingRow['links'] {
  const phone = contactNumber ?? ''
  const text = actions.whatsappText(name ?? '', reference ?? '')
  return {
    ...(isPhone(phone) && { call: `tel:${toE164(phone)}` }),
    ...(isMobile(phone) && { whatsapp: whatsappLink(phone, text) }),
    ...(email && { email: `mailto:${email}` }),
  }
}
