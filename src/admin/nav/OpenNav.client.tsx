'use client'

import { useNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** From this width on the menu and a screen of ours have room beside each other. */
const WIDE = '(min-width: 1024px)'

/**
 * Opens the menu on screens with room for it. Payload closes it below 1440 px in an effect of its
 * provider, which runs after this one: hence the microtask.
 */
export function OpenNav() {
  const { setNavOpen } = useNav()
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const open = () => {
      if (wide.matches) queueMicrotask(() => setNavOpen(true))
    }
    open()
    wide.addEventListener('change', open)
    return () => wide.removeEventListener('change', open)
  }, [setNavOpen])
  return null
}
