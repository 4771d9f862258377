'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** `away` has scrolled out with the page, `hidden` slid out; both come back as `shown`. */
type Place = 'top' | 'away' | 'hidden' | 'shown'

/** So far down, in px, the header at the top of the page is out of sight. */
const OUT_OF_SIGHT = 120

/** Smaller moves, in px, are a trembling finger. */
const STEP = 6

function nextPlace(place: Place, { moved, top }: { moved: number; top: number }): Place {
  if (top <= 1) return 'top'
  if (place === 'top') return top > OUT_OF_SIGHT ? 'away' : 'top'
  if (moved > 0) return place === 'shown' ? 'hidden' : place
  return 'shown'
}

/** The header of the site: hides while the visitor scrolls down, is there again on the way up. */
export function ScrollingHeader({
  children,
  className,
}: {
  children: ReactNode
  className: string
}) {
  const [place, setPlace] = useState<Place>('top')
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const top = window.scrollY
      const moved = top - last
      if (Math.abs(moved) < STEP && top > 1) return
      last = top
      setPlace((before) => nextPlace(before, { moved, top }))
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <header className={className} data-place={place}>
      {children}
    </header>
  )
}
