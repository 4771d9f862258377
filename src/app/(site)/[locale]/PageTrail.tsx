import { siteUrl } from '@/data/siteUrl'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { breadcrumbSchema, type Crumb } from '@/structuredData/breadcrumbSchema'
import { JsonLd } from '@/structuredData/JsonLd'

/** Tells search engines where a page lies below the home page. */
export function PageTrail({ locale, trail }: { locale: Locale; trail: Crumb[] }) {
  const home = { name: messagesFor(locale).site.nav.home, path: paths.home(locale) }
  return <JsonLd data={breadcrumbSchema({ origin: siteUrl(), trail: [home, ...trail] })} />
}
