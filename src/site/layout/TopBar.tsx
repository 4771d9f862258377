import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { BrandLogo } from '@/ui/BrandLogo'
import { ContactIcon } from '@/ui/ContactIcon.client'
import { defined } from '@/ui/defined'
import { ChatLink } from './ChatLink.client'
import { LanguageLinks } from './LanguageLinks.client'
import { MainNav } from './MainNav.client'
import { MobileMenu } from './MobileMenu.client'
import { contactLinks, navigation } from './navigation'
import { ScrollingHeader } from './ScrollingHeader.client'
import styles from './TopBar.module.css'

interface TopBarProps {
  locale: Locale
  path?: string
  settings: Partial<SiteSetting>
}

export function TopBar({ locale, path, settings }: TopBarProps) {
  const { site } = messagesFor(locale)
  const { book, call, closeMenu, menu, openMenu } = site.nav
  const place = defined({ locale, path })
  const items = navigation(locale)
  const name = settings.name ?? site.unnamed
  const { phone, whatsapp } = contactLinks(settings, site.contact.chat(name))
  return (
    <ScrollingHeader className={`${styles.bar} on-dark`}>
      <div className={`wrap ${styles.line}`}>
        <Brand href={paths.home(locale)} name={name} settings={settings} />
        <MainNav className={styles.nav ?? ''} items={items} label={site.nav.label} />
        {phone && (
          <a className={`tap ${styles.reach}`} href={phone.href}>
            <ContactIcon way="phone" />
            <span className="unseen">{call} </span>
            <span className={styles.number}>{phone.label}</span>
          </a>
        )}
        {whatsapp && (
          <ChatLink className={`tap ${styles.reach}`} href={whatsapp} place={name}>
            <ContactIcon way="whatsapp" />
            <span className="unseen">{site.contact.whatsapp}</span>
          </ChatLink>
        )}
        <LanguageLinks {...place} className={`tap ${styles.language}`} />
        <BookLink className={`btn btn-line ${styles.book}`} locale={locale}>
          {book}
        </BookLink>
        <MobileMenu
          {...place}
          items={items}
          labels={{ book, call, closeMenu, menu, openMenu }}
          {...(phone && { phone: phone.href })}
        />
      </div>
    </ScrollingHeader>
  )
}

interface BrandProps {
  href: string
  name: string
  settings: Partial<SiteSetting>
}

function Brand({ href, name, settings }: BrandProps) {
  const { logo, tagline } = settings
  return (
    <Link className="lockup" href={href}>
      <BrandLogo height={46} logo={logo} />
      <span>
        <b {...langProps(settings, 'name')}>{name}</b>
        {tagline && <small {...langProps(settings, 'tagline')}>{tagline}</small>}
      </span>
    </Link>
  )
}
