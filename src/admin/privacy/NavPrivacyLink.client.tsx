'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { privacy } from '@/messages/en/privacy'
import { paths } from '@/paths'

export function NavPrivacyLink() {
  const here = usePathname() === paths.adminPrivacy()

  return (
    <Link
      aria-current={here ? 'page' : undefined}
      className="nav__link"
      href={paths.adminPrivacy()}
      id="nav-privacy"
      prefetch={false}
    >
      {here && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{privacy.nav}</span>
    </Link>
  )
}
