import { rootLocale, type Locale } from '@/domain/locales'
import type { ServiceCategory, ServiceKind } from '@/domain/services'

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

/** Every address inside the site, made here and nowhere else. */
export const paths = {
  home: (locale: Locale, section?: HomeSection) => page(locale, '/') + fragment(section),
  allEvents: (locale: Locale, category?: ServiceCategory) =>
    page(locale, '/all-events') + fragment(category),
  allCatering: (locale: Locale, category?: ServiceCategory) =>
    page(locale, '/all-catering') + fragment(category),
  booking: (locale: Locale, query: BookingQuery = {}) => page(locale, '/booking') + search(query),
  bookingReceived: (locale: Locale, reference?: string | null) =>
    page(locale, '/booking/received') + search({ reference }),
  login: (redirect?: string) => '/login' + search({ redirect }),
  admin: (page = 1) => '/admin' + search({ page: page > 1 && String(page) }),
  adminCollection: (slug: string) => `/admin/collections/${slug}`,
  adminGlobal: (slug: string) => `/admin/globals/${slug}`,
  bookingsApi: () => '/api/bookings?depth=0',
  mediaFile: (filename: string) => `/api/media/file/${encodeURIComponent(filename)}`,
}

function page(locale: Locale, path: string) {
  if (locale === rootLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

function fragment(id?: string) {
  return id ? `#${id}` : ''
}

function search(query: object) {
  const filled = Object.entries(query).filter(([, value]) => Boolean(value)) as [string, string][]
  return filled.length ? `?${new URLSearchParams(filled)}` : ''
}
