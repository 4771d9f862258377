export interface Page {
  /** Its address in the language of the root. */
  path: string
  /** The global that an editor writes it in; the panel then previews and checks it. */
  global?: 'home-page' | 'about-page' | 'pricing-page' | 'legal-pages'
  editedBy?: 'admins'
  menu?: 'top' | 'more'
  footer?: 'links' | 'legal'
  /** A second address, which leads to the first one; the footer links to it. */
  alias?: string
  /** Left out of the sitemap and without a picture of its own when it is shared. */
  isPrivate?: true
}

/**
 * Every public page with an address of its own, one row a page, in the order of the menus and the
 * footer. Addresses, menus, footer, sitemap, share pictures, preview, the editor's links and checklist,
 * and the tests of every page are made from it. A new row does not compile until it has its words in src/i18n/en/pages.ts; its
 * page.tsx lies below src/app/(site)/[locale]/(pages).
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
