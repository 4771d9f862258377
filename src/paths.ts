import type { Day } from '@/time/days'
import { isLocale, rootLocale, type Locale } from '@/i18n/locales'
import { type PageName, pageNames, pageTable } from '@/rules/pages'
import type { ServiceCategory, ServiceKind } from '@/services/kinds'

export const homeSections = [
  'hero',
  'events',
  'catering',
  'plans',
  'contact',
  'about',
  'team',
] as const
export type HomeSection = (typeof homeSections)[number]

export interface BookingQuery {
  kind?: ServiceKind
  service?: string | null
  plan?: string | null
  date?: string
}

const pages = Object.fromEntries(
  pageNames.map((name) => [name, (locale: Locale) => page(locale, pageTable[name].path)]),
) as Record<PageName, (locale: Locale) => string>

/** Every address inside the site, made here and nowhere else. */
export const paths = {
  ...pages,
  home: (locale: Locale, section?: HomeSection) => pages.home(locale) + fragment(section),
  allEvents: (locale: Locale, category?: ServiceCategory) =>
    pages.allEvents(locale) + fragment(category),
  allCatering: (locale: Locale, category?: ServiceCategory) =>
    pages.allCatering(locale) + fragment(category),
  homeAlias: (locale: Locale) => page(locale, '/home'),
  servicesAlias: (locale: Locale) => page(locale, '/services'),
  serviceDetail: (locale: Locale, { kind, slug }: { kind: ServiceKind; slug: string }) =>
    page(locale, `${detailFolders[kind]}/${encodeURIComponent(slug)}`),
  gallery: (locale: Locale, section?: ServiceKind) => pages.gallery(locale) + fragment(section),
  faqs: (locale: Locale, slug?: string) => pages.faqs(locale) + fragment(slug),
  booking: (locale: Locale, query: BookingQuery = {}) => pages.booking(locale) + search(query),
  bookingReceived: (locale: Locale, reference?: string | null) =>
    pages.received(locale) + search({ reference }),
  /** The same page in another language, of a path with or without its language. */
  inLocale: (locale: Locale, path: string) => page(locale, withoutLocale(path)),
  login: (redirect?: string) => '/login' + search({ redirect }),
  forgotPassword: () => '/login/forgot',
  resetPassword: (token?: string) => '/login/reset' + search({ token }),
  admin: () => '/admin',
  adminCollection: (slug: string) => `/admin/collections/${slug}`,
  adminDocument: (slug: string, id: string) => `/admin/collections/${slug}/${id}`,
  adminPrivacy: () => '/admin/privacy',
  privacyApi: (act: 'erase' | 'export' | 'find') => `/api/privacy/${act}`,
  adminGlobal: (slug: string) => `/admin/globals/${slug}`,
  endSessionsApi: (id: string) => `/api/users/${id}/sessions/end`,
  usersApi: (action: string) => `/api/users/${action}`,
  documentApi: ({ draft, id, slug }: { draft: boolean; id: string; slug: string }) =>
    `/api/${slug}/${id}?depth=0&draft=${draft}`,
  formTokenApi: () => '/api/bookings/form-token',
  dayLoadApi: (date: Day) => '/api/bookings/day-load' + search({ date }),
  retryEmailsApi: (id: string) => `/api/bookings/${id}/notices/retry`,
  bookingsApi: () => '/api/bookings?depth=0',
  /** `version` makes the address of a changed file a new one: browsers keep a picture for a year. */
  mediaFile: (filename: string, version?: string) =>
    `/api/media/file/${encodeURIComponent(filename)}` + search({ v: version }),
  shareCard: ({ locale, path, version }: { locale: Locale; path: string; version?: string }) =>
    page(locale, `/og${path.slice(page(locale, '').length)}`).replace(/\/$/, '') +
    search({ v: version }),
  vitalsApi: () => '/api/vitals',
  refreshApi: () => '/api/refresh',
  preview: (path: string) => '/preview' + search({ path }),
  previewEnd: (path: string) => '/preview/end' + search({ path }),
}

const detailFolders: Record<ServiceKind, string> = { event: '/events', catering: '/catering' }

function page(locale: Locale, path: string) {
  if (locale === rootLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : path
}

function fragment(id?: string) {
  return id ? `#${id}` : ''
}

function search(query: object) {
  const filled = Object.entries(query).filter(([, value]) => Boolean(value)) as [string, string][]
  return filled.length ? `?${new URLSearchParams(filled)}` : ''
}
