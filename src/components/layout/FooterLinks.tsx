import Link from 'next/link'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { socialLinks } from './socialLinks'

/** The five of the specification, and the social accounts that the settings name. */
export function FooterLinks({
  locale,
  settings,
}: {
  locale: Locale
  settings: Partial<SiteSetting>
}) {
  const { site } = messagesFor(locale)
  const links = [
    { href: paths.homeAlias(locale), label: site.nav.home },
    { href: paths.servicesAlias(locale), label: site.footer.services },
    { href: paths.gallery(locale), label: site.nav.gallery },
    { href: paths.booking(locale), label: site.footer.booking },
    { href: paths.contact(locale), label: site.nav.contact },
  ]
  const accounts = socialLinks(settings, locale)
  return (
    <>
      <nav aria-label={site.footer.links}>
        <h2>{site.footer.links}</h2>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
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
