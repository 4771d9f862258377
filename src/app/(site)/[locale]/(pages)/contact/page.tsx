import type { Metadata } from 'next'
import { BookLink } from '@/components/layout/BookLink'
import { contactLinks } from '@/components/layout/contactLinks'
import { socialLinks } from '@/components/layout/socialLinks'
import { ContactWays } from '@/components/sections/ContactWays'
import { PageHead } from '@/components/sections/PageHead'
import { readAbout, readSettings } from '@/data/globals'
import { isMobile } from '@/domain/phone'
import { ContactForm } from '@/features/contact/ContactForm.client'
import { CopyButton } from '@/features/contact/CopyButton.client'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'
import styles from './contact.module.css'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.contact
  const { image } = await readAbout(locale)
  return pageMetadata({ description, image, locale, path: paths.contact(locale), title })
}

export default async function Contact(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { contact, site } = messagesFor(locale)
  const [about, settings] = await Promise.all([readAbout(locale), readSettings(locale)])
  const { replyPromise, whatsapp } = settings
  const accounts = socialLinks(settings, locale)
  const business = {
    phone: contactLinks(settings, '').phone,
    promise: replyPromise ?? undefined,
    whatsapp: whatsapp && isMobile(whatsapp) ? whatsapp : undefined,
  }
  return (
    <>
      <PageTrail
        locale={locale}
        trail={[{ name: site.pages.contact.title, path: paths.contact(locale) }]}
      />
      <PageHead
        picture={about.image}
        text={site.pages.contact.lede}
        title={site.pages.contact.title}
      />
      <div className={`wrap ${styles.place}`}>
        <section className={styles.reach}>
          <h2>{contact.reach}</h2>
          <ContactWays
            beside={(what, text) => <CopyButton locale={locale} text={text} what={what} />}
            locale={locale}
            settings={settings}
          />
          <div className={styles.plan}>
            <p>{contact.plan}</p>
            <BookLink className="btn btn-line" locale={locale}>
              {site.actions.openForm}
            </BookLink>
          </div>
          {accounts.length > 0 && (
            <div className={styles.follow}>
              <h3>{contact.follow}</h3>
              <ul className="row">
                {accounts.map(({ href, label }) => (
                  <li key={label}>
                    <a
                      className="btn btn-line"
                      href={href}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
        <section className={styles.sheet} id="contact-form">
          <h2>{contact.write}</h2>
          <ContactForm business={business} locale={locale} />
        </section>
      </div>
    </>
  )
}
