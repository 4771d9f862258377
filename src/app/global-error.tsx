'use client'

import { brandColours } from '@/rules/brandColours'
import type { CSSProperties } from 'react'
import { useFailure, type Failure } from '@/ui/loadChunk'
import { localeOfPath } from '@/i18n/locales'
import { paths } from '@/paths'

const body: CSSProperties = {
  display: 'grid',
  alignContent: 'center',
  minHeight: '100vh',
  margin: 0,
  padding: '2rem max(1.15rem, 5vw)',
  boxSizing: 'border-box',
  background: brandColours.maroon,
  color: brandColours.blush,
  font: '1.15rem/1.6 system-ui, sans-serif',
}

const heading: CSSProperties = {
  margin: '0 0 0.6rem',
  color: brandColours.ivory,
  font: '400 clamp(2.2rem, 6vw, 4rem)/1.1 Georgia, serif',
}

const button: CSSProperties = {
  minHeight: '3.1rem',
  padding: '0.5em 1.6em',
  border: 0,
  borderRadius: 999,
  background: brandColours.marigold,
  color: '#3d0a1b',
  font: '600 1rem/1.2 system-ui, sans-serif',
  cursor: 'pointer',
}

const link: CSSProperties = { padding: '0.8em 1em', color: 'inherit' }

/** The root layout failed: no style sheet or component can be relied on. */
export default function GlobalError(props: Failure) {
  const locale = localeOfPath(typeof location === 'undefined' ? '' : location.pathname)
  const words = useFailure(props, locale)
  return (
    <html lang={locale}>
      <body style={body}>
        <main>
          <title>{words.heading}</title>
          <h1 style={heading}>{words.heading}</h1>
          <p style={{ margin: '0 0 1.8rem', maxWidth: '62ch' }}>{words.text}</p>
          <button onClick={words.onAgain} style={button} type="button">
            {words.again}
          </button>
          {/** A full page load: Next's router is what failed. */}
          <a href={paths.home(locale)} style={link}>
            {words.home}
          </a>
        </main>
      </body>
    </html>
  )
}
