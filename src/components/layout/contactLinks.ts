import type { BusinessContact } from '@/components/forms/BusinessContact'
import { addressLine } from '@/domain/address'
import { formatPhone, isMobile, isPhone, toE164 } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import type { SiteSetting } from '@/payload-types'

export interface ContactLinks {
  phone?: { href: string; label: string }
  whatsapp?: string
  email?: { href: string; label: string }
  /** Where the address is: as an editor set it, else by its coordinates, else by its words. */
  map?: string
}

/** Ways to reach the business: what the settings leave empty, or what is no mobile, is not there. */
export function contactLinks(settings: Partial<SiteSetting>, greeting: string): ContactLinks {
  const { email, phone, whatsapp } = settings
  return {
    phone:
      phone && isPhone(phone)
        ? { href: `tel:${toE164(phone)}`, label: formatPhone(phone) }
        : undefined,
    whatsapp: whatsapp && isMobile(whatsapp) ? whatsappLink(whatsapp, greeting) : undefined,
    email: email ? { href: `mailto:${email}`, label: email } : undefined,
    map: mapLink(settings),
  }
}

/** What the forms need of the settings to offer another way than themselves. */
export function businessContact(settings: Partial<SiteSetting>): BusinessContact {
  const { email, replyPromise, whatsapp } = settings
  return {
    email: email ?? undefined,
    phone: contactLinks(settings, '').phone,
    promise: replyPromise ?? undefined,
    whatsapp: whatsapp && isMobile(whatsapp) ? whatsapp : undefined,
  }
}

function mapLink(settings: Partial<SiteSetting>): string | undefined {
  const { place, social } = settings
  const { latitude, longitude } = place ?? {}
  const known = typeof latitude === 'number' && typeof longitude === 'number'
  const query = known ? `${latitude},${longitude}` : addressLine(settings)
  if (social?.map || !query) return social?.map ?? undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
