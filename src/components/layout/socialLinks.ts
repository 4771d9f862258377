import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { SiteSetting } from '@/payload-types'

const accounts = ['instagram', 'facebook', 'youtube'] as const

/** The social accounts that the settings name. */
export function socialLinks(settings: Partial<SiteSetting>, locale: Locale) {
  const { social } = messagesFor(locale).site
  return accounts.flatMap((name) => {
    const href = settings.social?.[name]
    return href ? [{ href, label: social[name] }] : []
  })
}
