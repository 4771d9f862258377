import { search } from '@/apiPaths'
import { pathIn } from '@/i18n/localePath'
import type { Locale } from '@/rules/locales'
import { type Page, type PageName, pageNames, pageTable } from '@/rules/pages'
import type { ServiceCategory, ServiceKind } from '@/rules/serviceKinds'

type HomeSection = 'hero' | 'events' | 'catering' | 'plans' | 'contact' | 'about' | 'team'

interface BookingQuery {
  kind?: ServiceKind
  service?: string | null
  plan?: string | null
  date?: string
}

const pages = Object.fromEntries(
  pageNames.map((name) => [name, (locale: Locale) => pathIn(locale, pageTable[name].path)]),
) as Record<PageName, (locale: Locale) => string>

/** The addresses of all pages. No other file builds them. */
export const paths = {
  ...pages,
  home: (locale: Locale, section?: HomeSection) => pages.home(locale) + fragment(section),
  allEvents: (locale: Locale, category?: ServiceCategory) =>
    pages.allEvents(locale) + fragment(category),
  allCatering: (locale: Locale, category?: ServiceCategory) =>
    pages.allCatering(locale) + fragment(category),
  inFooter: (locale: Locale, name: PageName) => {
    const { alias, path }: Page = pageTable[name]
    return pathIn(locale, alias ?? path)
  },
  serviceDetail: (locale: Locale, { kind, slug }: { kind: ServiceKind; slug: string }) =>
    pathIn(locale, `${detailFolders[kind]}/${encodeURIComponent(slug)}`),
  gallery: (locale: Locale, section?: ServiceKind) => pages.gallery(locale) + fragment(section),
  faqs: (locale: Locale, slug?: string) => pages.faqs(locale) + fragment(slug),
  booking: (locale: Locale, query: BookingQuery = {}) => pages.booking(locale) + search(query),
  bookingReceived: (locale: Locale, reference?: string | null) =>
    pages.received(locale) + search({ reference }),
  quote: (locale: Locale, token: string) => pathIn(locale, `/q/${token}`),
  quoteCalendar: (locale: Locale, token: string) => pathIn(locale, `/q/${token}/calendar.ics`),
  /** Shown when the quote has changed or the link no longer works. */
  quoteReplaced: (locale: Locale, token: string) =>
    pathIn(locale, `/q/${token}`) + search({ answer: 'late' }),
  quoteReceipt: (locale: Locale, token: string, id: string) =>
    pathIn(locale, `/q/${token}/receipt/${id}`),
  quoteSeen: (token: string) => `/q/${token}/seen`,
  login: (redirect?: string) => '/login' + search({ redirect }),
  forgotPassword: () => '/login/forgot',
  resetPassword: (token?: string) => '/login/reset' + search({ token }),
  admin: () => '/admin',
  adminCollection: (slug: string) => `/admin/collections/${slug}`,
  adminDocument: (slug: string, id: string) => `/admin/collections/${slug}/${id}`,
  adminPrivacy: () => '/admin/privacy',
  adminGlobal: (slug: string) => `/admin/globals/${slug}`,
  shareCard: ({ locale, path, version }: { locale: Locale; path: string; version?: string }) =>
    pathIn(locale, `/og${path.slice(pathIn(locale, '').length)}`).replace(/\/$/, '') +
    search({ v: version }),
}

const detailFolders: Record<ServiceKind, string> = { event: '/events', catering: '/catering' }

function fragment(id?: string) {
  return id ? `#${id}` : ''
}
