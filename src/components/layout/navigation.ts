import type { Locale } from '@/domain/locales'
import type { ServiceCategory } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'

export interface NavItem {
  label: string
  href: string
  /** The part of the address that makes it the current one; Home has none, fragments have no say. */
  segment?: string | null
  items?: { label: string; href: string }[]
}

const eventMenu: ServiceCategory[] = ['weddings', 'corporate', 'concerts']
const cateringMenu: ServiceCategory[] = ['veg', 'nonveg', 'snacks', 'packages']

/** The top bar and the mobile menu say the same. */
export function navigation(locale: Locale): NavItem[] {
  const { site } = messagesFor(locale)
  const { nav } = site
  const menu = (categories: ServiceCategory[], page: typeof paths.allEvents) =>
    categories.map((category) => ({
      label: site.categories[category],
      href: page(locale, category),
    }))
  return [
    { label: nav.home, href: paths.home(locale), segment: null },
    {
      label: nav.event,
      href: paths.allEvents(locale),
      segment: 'all-events',
      items: menu(eventMenu, paths.allEvents),
    },
    {
      label: nav.catering,
      href: paths.allCatering(locale),
      segment: 'all-catering',
      items: menu(cateringMenu, paths.allCatering),
    },
    { label: nav.about, href: paths.home(locale, 'about') },
    { label: nav.contact, href: paths.home(locale, 'contact') },
  ]
}
