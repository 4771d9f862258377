'use client'

import { useEffect, useState, type ReactNode } from 'react'

type Place = 'top' | 'shown' | 'leaving'

const STEP = 6

const HEIGHT = 90

interface Scroll {
  motion: boolean
  /** In px; negative when scrolling up. */
  moved: number
  place: Place
  top: number
}

function nextPlace({ motion, moved, place, top }: Scroll): Place {
  if (top <= 1 || (place === 'top' && top < HEIGHT)) return 'top'
  if (moved < 0) return 'shown'
  return place === 'top' || !motion ? 'top' : 'leaving'
}

interface Props {
  children: ReactNode
  className: string
}

export function ScrollingHeader({ children, className }: Props) {
  const [place, setPlace] = useState<Place>('top')
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    let last = window.scrollY
    const follow = () => {
      const top = window.scrollY
      const moved = top - last
      if (Math.abs(moved) < STEP && top > 1) return
      last = top
      const motion = !reduced.matches
      setPlace((place) => nextPlace({ motion, moved, place, top }))
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <header
      className={className}
      data-place={place}
      onTransitionEnd={({ currentTarget, target }) => {
        if (target === currentTarget) setPlace((now) => (now === 'leaving' ? 'top' : now))
      }}
    >
      {children}
    </header>
  )
}
