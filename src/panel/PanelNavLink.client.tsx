'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/ui/panel/Link'
import type { PanelLink } from './panelLinks'

export function PanelNavLink({ href, label }: PanelLink) {
  const here = usePathname() === href

  return (
    <Link
      aria-current={here ? 'page' : undefined}
      className="nav__link"
      href={href}
      id={`nav-${label.toLowerCase()}`}
    >
      {here && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
