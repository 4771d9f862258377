import { paths } from '@/paths'
import { isLocale, rootLocale, type Locale } from '@/rules/locales'
import { globalOf, type PageGlobal, pageGlobals } from '@/rules/pageLists'
import { pageNames } from '@/rules/pages'
import type { ServiceKind } from '@/rules/serviceKinds'

interface Shown {
  slug: string
  locale: string
  data: Record<string, unknown>
}

export function previewPath({ data, locale, slug }: Shown): string {
  const language = isLocale(locale) ? locale : rootLocale
  return pages[slug]?.(language, data) ?? paths.home(language)
}

const pages: Record<string, (locale: Locale, data: Shown['data']) => string> = {
  ...Object.fromEntries(pageGlobals.map((global) => [global, firstPageOf(global)])),
  services: servicePath,
  'pricing-plans': (locale) => paths.home(locale, 'plans'),
  faqs: (locale) => paths.faqs(locale),
  'gallery-images': (locale, { gallery }) => paths.gallery(locale, kindOf(gallery)),
  'team-members': paths.team,
  testimonials: paths.testimonials,
}

function firstPageOf(global: PageGlobal) {
  const name = pageNames.find((name) => globalOf(name) === global)
  return (locale: Locale) => paths[name ?? 'home'](locale)
}

function servicePath(locale: Locale, { kind, slug }: Shown['data']): string {
  if (typeof slug === 'string' && slug) {
    return paths.serviceDetail(locale, { kind: kindOf(kind), slug })
  }
  return kindOf(kind) === 'event' ? paths.allEvents(locale) : paths.allCatering(locale)
}

function kindOf(value: unknown): ServiceKind {
  return value === 'catering' ? 'catering' : 'event'
}
