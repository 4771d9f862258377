import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { addressLine } from '@/rules/addressLine'
import type { Locale } from '@/rules/locales'
import { pagesWith } from '@/rules/pageLists'
import { type PageName, pageTable } from '@/rules/pages'
import { formatPhone, isMobile, isPhone, toE164, whatsappLink } from '@/rules/phone'
import type { ServiceCategory } from '@/rules/serviceKinds'
import { unbrokenTimes } from '@/time/unbrokenTimes'
import type { BusinessContact } from '@/ui/forms/problems'

export interface NavItem {
  label: string
  href: string
  /** The parts of an address that mark the link as current. Home has none; fragments are ignored. */
  segments: (string | null)[]
  items?: { label: string; href: string }[]
}

const eventMenu: ServiceCategory[] = ['weddings', 'corporate', 'concerts']
const cateringMenu: ServiceCategory[] = ['veg', 'nonveg', 'snacks', 'packages']

export function navigation(locale: Locale): NavItem[] {
  const { site } = messagesFor(locale)
  const { nav } = site
  const menu = (categories: ServiceCategory[], page: typeof paths.allEvents) =>
    categories.map((category) => ({
      label: site.categories[category],
      href: page(locale, category),
    }))
  const more = pagesWith({ menu: 'more' })
  const others = pagesWith({ menu: 'top' }).filter((name) => name !== 'home')
  const item = (name: Exclude<PageName, 'home'>) => ({
    label: site.pages[name].title,
    href: paths[name](locale),
  })
  return [
    { label: nav.home, href: paths.home(locale), segments: [null] },
    {
      label: nav.event,
      href: paths.allEvents(locale),
      segments: ['all-events', 'events'],
      items: menu(eventMenu, paths.allEvents),
    },
    {
      label: nav.catering,
      href: paths.allCatering(locale),
      segments: ['all-catering', 'catering'],
      items: menu(cateringMenu, paths.allCatering),
    },
    {
      label: nav.more,
      href: paths.gallery(locale),
      segments: more.map(segmentOf),
      items: more.map(item),
    },
    ...others.map((name) => ({ ...item(name), segments: [segmentOf(name)] })),
  ]
}

const segmentOf = (name: PageName) => pageTable[name].path.slice(1)

interface ContactLinks {
  phone?: { href: string; label: string }
  whatsapp?: string
  email?: { href: string; label: string }
  /** The map link: the address of an editor, or the coordinates, or the postal address. */
  map?: string
}

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

export function businessContact(settings: Partial<SiteSetting>): BusinessContact {
  const { email, whatsapp } = settings
  return {
    email: email ?? undefined,
    phone: contactLinks(settings, '').phone,
    promise: promiseOf(settings),
    whatsapp: whatsapp && isMobile(whatsapp) ? whatsapp : undefined,
  }
}

/** Part of a sentence, so it is omitted when it is not in the language of the page. */
export function promiseOf(settings: Partial<SiteSetting>): string | undefined {
  const { replyPromise } = settings
  if (!replyPromise || langOf(settings, 'replyPromise')) return undefined
  return unbrokenTimes(replyPromise)
}

function mapLink(settings: Partial<SiteSetting>): string | undefined {
  const { place, social } = settings
  const { latitude, longitude } = place ?? {}
  const known = typeof latitude === 'number' && typeof longitude === 'number'
  const query = known ? `${latitude},${longitude}` : addressLine(settings)
  if (social?.map || !query) return social?.map ?? undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

const accounts = ['instagram', 'facebook', 'youtube'] as const

export function socialLinks(settings: Partial<SiteSetting>, locale: Locale) {
  const { social } = messagesFor(locale).site
  return accounts.flatMap((name) => {
    const href = settings.social?.[name]
    return href ? [{ href, label: social[name] }] : []
  })
}
