'use client'

import { useNav } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

const NARROW = '(width < 1024px)'
const COLUMN = '(1024px <= width <= 1440px)'

/**
 * A provider of the panel: keeps the menu open from 1024 px up until the user closes it, and closed below.
 * Up to 1440 px Payload closes it after hydration; a layout effect opens it again before the browser paints.
 * Above 1440 px Payload follows the user's preference.
 */
export function OpenNav({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav()
  const isToggled = useRef(false)

  useLayoutEffect(() => {
    const narrow = window.matchMedia(NARROW)
    const follow = () => {
      isToggled.current = false
      setNavOpen(!narrow.matches)
    }
    const noteToggle = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.nav-toggler')) isToggled.current = true
    }
    if (narrow.matches) setNavOpen(false)
    narrow.addEventListener('change', follow)
    document.addEventListener('click', noteToggle, { capture: true })
    return () => {
      narrow.removeEventListener('change', follow)
      document.removeEventListener('click', noteToggle, { capture: true })
    }
  }, [setNavOpen])

  useLayoutEffect(() => {
    if (!navOpen && !isToggled.current && window.matchMedia(COLUMN).matches) setNavOpen(true)
  }, [navOpen, setNavOpen])

  return children
}
