import Link from 'next/link'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'

/** The pages that exist, and the social accounts that the settings name. */
export function FooterLinks({
  locale,
  settings,
}: {
  locale: Locale
  settings: Partial<SiteSetting>
}) {
  const { site } = messagesFor(locale)
  const links = [
    { href: paths.home(locale), label: site.nav.home },
    { href: paths.allEvents(locale), label: site.footer.events },
    { href: paths.allCatering(locale), label: site.footer.catering },
    { href: paths.booking(locale), label: site.footer.booking },
  ]
  const { facebook, instagram, youtube } = settings.social ?? {}
  const accounts = [
    { href: instagram, label: site.social.instagram },
    { href: facebook, label: site.social.facebook },
    { href: youtube, label: site.social.youtube },
  ].filter(({ href }) => href)
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
                <a href={href ?? undefined} rel="noopener noreferrer" target="_blank">
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
