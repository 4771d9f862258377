import type { Locale } from '@/domain/locales'
import type { ServiceCategory } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'

export interface NavItem {
  label: string
  href: string
  /** The parts of the address that make it the current one; Home has none, fragments have no say. */
  segments: (string | null)[]
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
      segments: ['gallery', 'testimonials', 'team', 'faqs'],
      items: [
        { label: nav.gallery, href: paths.gallery(locale) },
        { label: nav.testimonials, href: paths.testimonials(locale) },
        { label: nav.team, href: paths.team(locale) },
        { label: nav.faqs, href: paths.faqs(locale) },
      ],
    },
    { label: nav.about, href: paths.about(locale), segments: ['about'] },
    { label: nav.contact, href: paths.contact(locale), segments: ['contact'] },
  ]
}
