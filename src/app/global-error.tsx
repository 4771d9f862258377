'use client'

import { brandColours } from '@/rules/brandColours'
import type { CSSProperties } from 'react'
import { brokenWords } from '@/i18n/failureMessages'
import { localeOfPath } from '@/i18n/locales'
import { pathIn } from '@/i18n/localePath'

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

const headingStyle: CSSProperties = {
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

/** The root layout failed: no style sheet or component can be relied on; only a full page load may help. */
export default function GlobalError() {
  const locale = localeOfPath(typeof location === 'undefined' ? '' : location.pathname)
  const { again, heading, home, text } = brokenWords(locale)
  return (
    <html lang={locale}>
      <body style={body}>
        <main>
          <title>{heading}</title>
          <h1 style={headingStyle}>{heading}</h1>
          <p style={{ margin: '0 0 1.8rem', maxWidth: '62ch' }}>{text}</p>
          <button onClick={() => location.reload()} style={button} type="button">
            {again}
          </button>
          <a href={pathIn(locale, '/')} style={link}>
            {home}
          </a>
        </main>
      </body>
    </html>
  )
}
