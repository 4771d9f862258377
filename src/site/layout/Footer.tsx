import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { addressLine } from '@/rules/addressLine'
import type { Locale } from '@/rules/locales'
import { describeOpeningHours } from '@/rules/openingHours'
import { pagesWith } from '@/rules/pageLists'
import type { PageName } from '@/rules/pages'
import { dayInIndia } from '@/time/days'
import { Address } from '@/ui/Address'
import { defined } from '@/ui/defined'
import { Scallop } from '@/ui/Ornaments'
import styles from './Footer.module.css'
import { LanguageLinks } from './LanguageLinks.client'
import { contactLinks, socialLinks } from './navigation'

interface FooterProps {
  locale: Locale
  path?: string
  settings: Partial<SiteSetting>
}

export function Footer({ locale, path, settings }: FooterProps) {
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
      <div className={`wrap later ${styles.ground}`}>
        <p className={`no-print ${styles.welcome}`} data-script="devanagari" lang="hi">
          {footer.welcome}
        </p>
        <div className={styles.columns}>
          <div>
            <h2 {...langProps(settings, 'name')}>{name}</h2>
            {settings.footerNote && (
              <p {...langProps(settings, 'footerNote')}>{settings.footerNote}</p>
            )}
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
                {address && (
                  <li {...langProps(settings, 'address')}>
                    <Address parts={settings} />
                  </li>
                )}
                {hours && <li>{hours}</li>}
              </ul>
            </div>
          )}
        </div>
        <div className={`row ${styles.legal}`}>
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
          <nav aria-label={footer.legal} className="row">
            <LanguageLinks {...defined({ locale, path })} />
            {pagesWith({ footer: 'legal' }).map((name) => (
              <Link href={paths[name](locale)} key={name}>
                {pages[name].title}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ locale, settings }: { locale: Locale; settings: Partial<SiteSetting> }) {
  const { site } = messagesFor(locale)
  const shortTitles: Partial<Record<PageName, string>> = site.footer.shortTitles
  const accounts = socialLinks(settings, locale)
  return (
    <>
      <nav aria-label={site.footer.links}>
        <h2>{site.footer.links}</h2>
        <ul>
          {pagesWith({ footer: 'links' }).map((name) => (
            <li key={name}>
              <Link href={paths.inFooter(locale, name)}>
                {shortTitles[name] ?? (name !== 'home' && site.pages[name].title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {accounts.length > 0 && (
        <div>
          <h2>{site.footer.follow}</h2>
          <ul>
            {accounts.map(({ href, label }) => (
              <li key={label}>
                <a href={href} rel="noopener noreferrer" target="_blank">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
