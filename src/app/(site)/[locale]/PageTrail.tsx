import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { siteUrl } from '@/site/reads/globals'
import { JsonLd } from '@/site/seo/JsonLd'
import { breadcrumbSchema, type Crumb } from '@/site/seo/schemas'

export function PageTrail({ locale, trail }: { locale: Locale; trail: Crumb[] }) {
  const home = { name: messagesFor(locale).site.nav.home, path: paths.home(locale) }
  return <JsonLd data={breadcrumbSchema({ origin: siteUrl(), trail: [home, ...trail] })} />
}
