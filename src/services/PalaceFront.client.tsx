'use client'

import Link from 'next/link'
import type { CSSProperties } from 'react'
import type { Locale } from '@/rules/locales'
import { unbroken } from '@/ui/unbroken'
import { windowPlaces } from './palaceTiers'
import styles from './ServiceWindows.module.css'

interface Props {
  /** The common start of the addresses of all pictures. */
  files: string
  /** Lists, because flight data would repeat the names of object fields. */
  windows: (readonly [href: string, name: string, picture: string, lang?: Locale])[]
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function PalaceFront({ files, windows }: Props) {
  const narrow = windowPlaces({ count: windows.length, most: 6, step: 1 })
  const wide = windowPlaces({ count: windows.length, most: 9, step: 2 })
  return (
    <ul className={`rail ${styles.front}`}>
      {windows.map(([href, name, picture, lang], place) => (
        <li
          key={href}
          style={
            {
              '--narrow': narrow[place],
              '--place': place,
              '--wide': wide[place],
            } as CSSProperties
          }
        >
          <Link href={href} lang={lang} prefetch={false}>
            {/* The bay of the window, and the room behind its shutters. */}
            <i>
              <i>{picture && <img alt="" loading="lazy" src={files + picture} />}</i>
            </i>
            <span>{unbroken(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
