import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { type Locale, rootLocale } from '@/rules/locales'
import { absolute } from './schemaValues'

export interface BusinessFacts {
  locale: Locale
  origin: URL
  settings: Partial<SiteSetting>
}

/** One business in all languages: its id is the address of the English page. */
export function businessReference({ locale, origin, settings }: BusinessFacts) {
  const id = absolute({ origin, path: paths.home(rootLocale) })
  return {
    '@type': ['LocalBusiness', 'FoodEstablishment'] as ['LocalBusiness', 'FoodEstablishment'],
    '@id': `${id}#business`,
    name: settings.name ?? messagesFor(locale).site.unnamed,
    url: absolute({ origin, path: paths.home(locale) }),
  }
}
