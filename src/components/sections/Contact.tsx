import Link from 'next/link'
import { BookLink } from '@/components/layout/BookLink'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { HomePage, SiteSetting } from '@/payload-types'
import styles from './Contact.module.css'
import { ContactWays } from './ContactWays'

interface Props {
  locale: Locale
  heading?: HomePage['contact']
  settings: Partial<SiteSetting>
}

export function Contact({ heading, locale, settings }: Props) {
  const { site } = messagesFor(locale)
  return (
    <section className="section paper" id="contact">
      <div className={`wrap ${styles.talk}`}>
        <div>
          {heading?.kicker && <p className="kicker">{heading.kicker}</p>}
          <h2>{heading?.title ?? site.nav.contact}</h2>
          {heading?.text && <p className={`lede ${styles.text}`}>{heading.text}</p>}
          <div className={`row ${styles.go}`}>
            <BookLink className="btn btn-fill" locale={locale}>
              {site.actions.openForm}
            </BookLink>
            <Link className="more" href={paths.contact(locale)}>
              {site.contact.more}
            </Link>
          </div>
        </div>
        <ContactWays locale={locale} settings={settings} />
      </div>
    </section>
  )
}
