import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { ContactWays } from '@/contact/Contact'
import { ContactForm } from '@/contact/ContactForm.client'
import { messagesFor } from '@/i18n/messagesFor'
import { businessContact, socialLinks } from '@/site/layout/navigation'
import { readAbout, readSettings } from '@/site/reads/globals'
import { readPicture } from '@/site/reads/media'
import { BookLink } from '@/ui/BookLink'
import { CopyButton } from '@/ui/CopyButton.client'
import styles from './contact.module.css'

export const revalidate = 3600

export const generateMetadata = metadataOf(
  'contact',
  async (locale) => (await readAbout(locale)).image,
)

export default async function ContactPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { contact, site } = messagesFor(locale)
  const [picture, settings] = await Promise.all([
    readPicture(locale, 'lighting.webp'),
    readSettings(locale),
  ])
  const accounts = socialLinks(settings, locale)
  return (
    <>
      <PageIntro locale={locale} name="contact" picture={picture} />
      <div className={`wrap split page ${styles.place}`}>
        <section className="stack">
          <h2>{contact.reach}</h2>
          <ContactWays
            beside={(what, text) => (
              <CopyButton text={text} what={contact.copyWhat[what]} words={contact.copy} />
            )}
            locale={locale}
            settings={settings}
          />
          <div className={`stack ${styles.plan}`}>
            <p>{contact.plan}</p>
            <BookLink className="btn btn-line" locale={locale}>
              {site.actions.openForm}
            </BookLink>
          </div>
          {accounts.length > 0 && (
            <div className="stack">
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
        <section className="surface stack no-print" id="contact-form">
          <h2>{contact.write}</h2>
          <ContactForm business={businessContact(settings)} locale={locale} />
        </section>
      </div>
    </>
  )
}
