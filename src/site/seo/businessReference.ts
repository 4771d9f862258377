import { rootLocale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { absolute } from './values'

export interface BusinessFacts {
  origin: URL
  settings: Partial<SiteSetting>
}

export function businessReference({ origin, settings }: BusinessFacts) {
  const url = absolute({ origin, path: paths.home(rootLocale) })
  return {
    '@type': ['LocalBusiness', 'FoodEstablishment'] as ['LocalBusiness', 'FoodEstablishment'],
    '@id': `${url}#business`,
    name: settings.name ?? messagesFor(rootLocale).site.unnamed,
    url,
  }
}
