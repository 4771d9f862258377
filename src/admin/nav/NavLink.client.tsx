'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { PanelLink } from './panelLinks'

export function NavLink({ href, label }: PanelLink) {
  const here = usePathname() === href

  return (
    <Link
      aria-current={here ? 'page' : undefined}
      className="nav__link"
      href={href}
      id={`nav-${label.toLowerCase()}`}
      prefetch={false}
    >
      {here && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
