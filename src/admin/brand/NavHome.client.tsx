'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { en } from '@/messages/en'
import { paths } from '@/paths'
import { BrandMark } from '@/components/ui/BrandMark'

/** The head of the panel's menu: whose panel this is, and the way to its first screen. */
export function NavHome() {
  const here = usePathname() === paths.admin()

  return (
    <div className="nav-home">
      <p className="nav-home__brand">
        <BrandMark height={34} />
        {en.login.brand}
      </p>
      <Link
        aria-current={here ? 'page' : undefined}
        className="nav__link"
        href={paths.admin()}
        id="nav-dashboard"
        prefetch={false}
      >
        {here && <span className="nav__link-indicator" />}
        <span className="nav__link-label">{en.dashboard.nav}</span>
      </Link>
    </div>
  )
}
