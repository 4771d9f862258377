import { messagesFor } from '@/i18n/messagesFor'
import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { ChatLink } from './ChatLink.client'
import { contactLinks } from './navigation'
import styles from './ThumbBar.module.css'

export function ThumbBar({ locale, settings }: { locale: Locale; settings: Partial<SiteSetting> }) {
  const { site } = messagesFor(locale)
  const name = settings.name ?? site.unnamed
  const { phone, whatsapp } = contactLinks(settings, site.contact.chat(name))
  return (
    <nav aria-label={site.nav.reach} className={styles.bar}>
      {phone && (
        <a className="btn btn-line" href={phone.href}>
          {site.nav.call}
        </a>
      )}
      {whatsapp && (
        <ChatLink className="btn btn-line" href={whatsapp} place={name}>
          {site.contact.whatsapp}
        </ChatLink>
      )}
      <BookLink className="btn btn-fill" locale={locale}>
        {site.nav.book}
      </BookLink>
    </nav>
  )
}
