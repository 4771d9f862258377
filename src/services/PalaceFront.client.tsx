'use client'

import Link from 'next/link'
import type { CSSProperties } from 'react'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { unbroken } from '@/ui/unbroken'
import { windowColumns } from './palaceTiers'
import styles from './ServiceWindows.module.css'

interface Props {
  /** Common parts of the addresses of the pictures: `middle` stands for a space in a picture of a window. */
  files: { start: string; middle: string }
  kinds: { kind: ServiceKind; windows: PalaceWindow[] }[]
  locale: Locale
}

/** A list, because flight data would repeat the names of object fields. */
export type PalaceWindow = [slug: string, name: string, picture: string, lang?: Locale]

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function PalaceFront({ files, kinds, locale }: Props) {
  const windows = kinds.flatMap(({ kind, windows }) =>
    windows.map(
      ([slug, ...shown]) => [paths.serviceDetail(locale, { kind, slug }), ...shown] as const,
    ),
  )
  const narrow = windowColumns({ count: windows.length, most: 6, step: 1 })
  const wide = windowColumns({ count: windows.length, most: 9, step: 2 })
  return (
    <ul className={`rail later-items ${styles.front}`}>
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
              <i>
                {picture && (
                  <img
                    alt=""
                    loading="lazy"
                    src={files.start + picture.replace(' ', files.middle)}
                  />
                )}
              </i>
            </i>
            <span>{unbroken(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
