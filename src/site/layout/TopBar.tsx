import Link from 'next/link'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { BookLink } from '@/ui/BookLink'
import { BrandLogo, ContactIcon } from '@/ui/Icons'
import type { MaybeMedia } from '@/ui/picture'
import { ChatLink } from './ChatLink.client'
import { Dropdown } from './Dropdown.client'
import { LanguageLinks } from './LanguageLinks.client'
import { MobileMenu } from './MobileMenu.client'
import { contactLinks, navigation } from './navigation'
import { NavLink } from './NavLink.client'
import { ScrollingHeader } from './ScrollingHeader.client'
import styles from './TopBar.module.css'

interface TopBarProps {
  locale: Locale
  path?: string
  settings: Partial<SiteSetting>
}

export function TopBar({ locale, path, settings }: TopBarProps) {
  const { site } = messagesFor(locale)
  const items = navigation(locale)
  const name = settings.name ?? site.unnamed
  const { phone, whatsapp } = contactLinks(settings, site.contact.chat(name))
  return (
    <ScrollingHeader className={`${styles.bar} on-dark`}>
      <div className={`wrap ${styles.line}`}>
        <Brand
          href={paths.home(locale)}
          logo={settings.logo}
          name={name}
          nameLang={langOf(settings, 'name')}
          tagline={settings.tagline}
          taglineLang={langOf(settings, 'tagline')}
        />
        <nav aria-label={site.nav.label} className={styles.nav}>
          {items.map((item) =>
            item.items ? (
              <Dropdown key={item.label} {...item} />
            ) : (
              <NavLink key={item.label} {...item} />
            ),
          )}
        </nav>
        {phone && (
          <a className={styles.reach} href={phone.href}>
            <ContactIcon way="phone" />
            <span className="unseen">{site.nav.call} </span>
            <span className={styles.number}>{phone.label}</span>
          </a>
        )}
        {whatsapp && (
          <ChatLink className={`${styles.reach}`} href={whatsapp} place={name}>
            <ContactIcon way="whatsapp" />
            <span className="unseen">{site.contact.whatsapp}</span>
          </ChatLink>
        )}
        <LanguageLinks className={styles.language} locale={locale} path={path} />
        <BookLink className={`btn btn-line ${styles.book}`} locale={locale}>
          {site.nav.book}
        </BookLink>
        <MobileMenu items={items} labels={site.nav}>
          <BookLink className="btn btn-lamp" locale={locale}>
            {site.nav.book}
          </BookLink>
          {phone && (
            <a className="btn btn-line" href={phone.href}>
              {site.nav.call}
            </a>
          )}
          <LanguageLinks className="btn btn-line" locale={locale} path={path} />
        </MobileMenu>
      </div>
    </ScrollingHeader>
  )
}

interface Props {
  href: string
  logo: MaybeMedia
  name: string
  nameLang?: Locale
  tagline?: string | null
  taglineLang?: Locale
}

function Brand({ href, logo, name, nameLang, tagline, taglineLang }: Props) {
  return (
    <Link className={styles.brand} href={href}>
      <BrandLogo height={46} logo={logo} />
      <span>
        <b lang={nameLang}>{name}</b>
        {tagline && <small lang={taglineLang}>{tagline}</small>}
      </span>
    </Link>
  )
}
