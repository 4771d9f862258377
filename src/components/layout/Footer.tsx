import Link from 'next/link'
import { describeOpeningHours } from '@/domain/openingHours'
import type { Locale } from '@/domain/locales'
import { Scallop } from '@/components/ui/Scallop'
import { addressLine } from '@/domain/address'
import { dayInIndia } from '@/domain/days'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { contactLinks } from './contactLinks'
import { FooterLinks } from './FooterLinks'
import styles from './Footer.module.css'

export function Footer({ locale, settings }: { locale: Locale; settings: Partial<SiteSetting> }) {
  const { footer, pages, unnamed } = messagesFor(locale).site
  const name = settings.name ?? unnamed
  const { email, phone } = contactLinks(settings, '')
  const { fssai, gstin } = settings
  const hours = describeOpeningHours(settings.openingHours, messagesFor(locale).site.opening)
  const address = addressLine(settings)
  const year = dayInIndia(new Date()).slice(0, 4)
  return (
    <footer className={`${styles.footer} on-dark`}>
      <Scallop colour="night" />
      <div className={`wrap ${styles.ground}`}>
        <p className={styles.welcome} lang="hi">
          {footer.welcome}
        </p>
        <div className={styles.columns}>
          <div>
            <h2>{name}</h2>
            {settings.footerNote && <p>{settings.footerNote}</p>}
          </div>
          <FooterLinks locale={locale} settings={settings} />
          {(phone || email || address || hours) && (
            <div>
              <h2>{footer.reach}</h2>
              <ul>
                {phone && (
                  <li>
                    <a href={phone.href}>{phone.label}</a>
                  </li>
                )}
                {email && (
                  <li>
                    <a href={email.href}>{email.label}</a>
                  </li>
                )}
                {address && <li>{address}</li>}
                {hours && <li>{hours}</li>}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.legal}>
          <span>{footer.rights(year, name)}</span>
          {gstin && (
            <span>
              {footer.gstin} {gstin}
            </span>
          )}
          {fssai && (
            <span>
              {footer.fssai} {fssai}
            </span>
          )}
          <nav aria-label={footer.legal}>
            <Link href={paths.pricing(locale)}>{pages.pricing.title}</Link>
            <Link href={paths.privacy(locale)}>{pages.privacy.title}</Link>
            <Link href={paths.terms(locale)}>{pages.terms.title}</Link>
            <Link href={paths.credits(locale)}>{pages.credits.title}</Link>
          </nav>
        </div>
      </div>
    </footer>
  )
}
