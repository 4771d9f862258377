import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { BookLink } from './BookLink'
import { Brand } from './Brand'
import { contactLinks } from './contactLinks'
import { Dropdown } from './Dropdown.client'
import { MobileMenu } from './MobileMenu.client'
import { navigation } from './navigation'
import { NavLink } from './NavLink.client'
import styles from './TopBar.module.css'

/** Lies over the dark head that every page begins with. */
export function TopBar({ locale, settings }: { locale: Locale; settings: Partial<SiteSetting> }) {
  const { site } = messagesFor(locale)
  const items = navigation(locale)
  const { phone } = contactLinks(settings, '')
  return (
    <header className={`${styles.bar} on-dark`}>
      <div className={`wrap ${styles.line}`}>
        <Brand
          href={paths.home(locale)}
          name={settings.name ?? site.unnamed}
          tagline={settings.tagline}
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
        </MobileMenu>
      </div>
    </header>
  )
}
