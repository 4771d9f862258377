export interface Page {
  /** The address in English. */
  path: string
  /** The global with its content, which the panel then previews and checks. */
  global?: 'home-page' | 'about-page' | 'pricing-page' | 'legal-pages'
  editedBy?: 'admins'
  menu?: 'top' | 'more'
  footer?: 'links' | 'legal'
  /** A second address that redirects to the first. The footer links to it. */
  alias?: string
  /** Not in the sitemap, and without its own share picture. */
  isPrivate?: true
}

/**
 * All public pages with a fixed address, one row each, in the order of menus and footer. Addresses, menus,
 * footer, sitemap, share pictures, preview, the checklist and the tests of every page use this table. A new
 * row does not compile without its texts in src/i18n/en/pages.ts. Its page.tsx is in
 * src/app/(site)/[locale]/(pages).
 */
export const pageTable = {
  home: { path: '/', alias: '/home', global: 'home-page', menu: 'top', footer: 'links' },
  allEvents: { path: '/all-events' },
  allCatering: { path: '/all-catering' },
  service: { path: '/service', alias: '/services', footer: 'links' },
  gallery: { path: '/gallery', menu: 'more', footer: 'links' },
  testimonials: { path: '/testimonials', menu: 'more' },
  team: { path: '/team', menu: 'more' },
  faqs: { path: '/faqs', menu: 'more' },
  about: { path: '/about', global: 'about-page', menu: 'top' },
  booking: { path: '/booking', footer: 'links' },
  contact: { path: '/contact', menu: 'top', footer: 'links' },
  received: { path: '/booking/received', isPrivate: true },
  pricing: { path: '/pricing', global: 'pricing-page', footer: 'legal' },
  privacy: { path: '/privacy', global: 'legal-pages', editedBy: 'admins', footer: 'legal' },
  terms: { path: '/terms', global: 'legal-pages', editedBy: 'admins', footer: 'legal' },
  credits: { path: '/credits', footer: 'legal' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pageTable

export const pageNames = Object.keys(pageTable) as PageName[]
