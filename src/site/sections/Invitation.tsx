import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { contactLinks } from '@/site/layout/navigation'
import { BookLink } from '@/ui/BookLink'
import styles from './Invitation.module.css'

interface Props {
  locale: Locale
  settings: Partial<SiteSetting>
  title: string
  text: string
  greeting: string
  aside?: boolean
}

export function Invitation({ aside, greeting, locale, settings, text, title }: Props) {
  const { site } = messagesFor(locale)
  const { phone, whatsapp } = contactLinks(settings, greeting)
  return (
    <section
      className={`${styles.card} ${aside ? `sticky ${styles.aside}` : ''} edged jali on-dark no-print`}
    >
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="row">
        <BookLink className="btn btn-lamp" locale={locale}>
          {site.actions.bookNow}
        </BookLink>
        {whatsapp && (
          <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
            {site.contact.whatsapp}
          </a>
        )}
        {phone ? (
          <a className="btn btn-line" href={phone.href}>
            {site.nav.call}
            <span className="unseen"> {phone.label}</span>
          </a>
        ) : null}
        <a className="btn btn-line" href={paths.contact(locale)}>
          {site.pages.contact.title}
        </a>
      </div>
    </section>
  )
}
