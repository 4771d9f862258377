'use client'

import { useNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
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

const WIDE = '(min-width: 1024px)'

/**
 * Keeps the menu open on wide screens until the user closes it. Below 1440 px, Payload closes it in effects
 * of its provider, which run after the effects of this component; hence the microtask.
 */
export function OpenNav() {
  const { navOpen, setNavOpen } = useNav()
  const isToggled = useRef(false)

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const follow = () => {
      isToggled.current = false
      setNavOpen(wide.matches)
    }
    const noteToggle = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.nav-toggler')) isToggled.current = true
    }
    wide.addEventListener('change', follow)
    document.addEventListener('click', noteToggle, { capture: true })
    return () => {
      wide.removeEventListener('change', follow)
      document.removeEventListener('click', noteToggle, { capture: true })
    }
  }, [setNavOpen])

  useEffect(() => {
    if (navOpen || isToggled.current || !window.matchMedia(WIDE).matches) return
    queueMicrotask(() => setNavOpen(true))
  }, [navOpen, setNavOpen])

  return null
}
