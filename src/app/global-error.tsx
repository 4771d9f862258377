'use client'

import type { CSSProperties } from 'react'
import { brokenMessages } from '@/i18n/brokenMessages'
import { brandColours } from '@/rules/brandColours'

const body: CSSProperties = {
  padding: '2rem',
  background: brandColours.maroon,
  color: brandColours.blush,
  font: '1.15rem/1.6 system-ui, sans-serif',
}

const title: CSSProperties = {
  color: brandColours.ivory,
  font: '400 clamp(2rem, 5vw, 3rem)/1.1 Georgia, serif',
}

const button: CSSProperties = {
  padding: '0.8em 1.6em',
  border: 0,
  borderRadius: 999,
  background: brandColours.marigold,
  color: '#3d0a1b',
  font: 'inherit',
}

const link: CSSProperties = { padding: '1em', color: 'inherit' }

/**
 * Shown when the root layout fails, so it cannot use style sheets, components or the language, and links with
 * a full page load.
 */
export default function GlobalError() {
  // The panel has one language and its own home page.
  const isPanel = globalThis.location?.pathname.startsWith('/admin')
  const all = Object.entries(brokenMessages)
  const shown = isPanel ? all.slice(0, 1) : all
  return (
    <html lang={all[0]?.[0]}>
      <body style={body}>
        <title>{all[0]?.[1].heading}</title>
        <main>
          {shown.map(([locale, { again, heading, home }], index) => (
            <section key={locale} lang={locale}>
              <h1 style={title}>{heading}</h1>
              <button onClick={() => location.reload()} style={button} type="button">
                {again}
              </button>
              <a href={isPanel ? '/admin' : index ? `/${locale}` : '/'} style={link}>
                {home}
              </a>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
