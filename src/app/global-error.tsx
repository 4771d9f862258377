'use client'

import type { CSSProperties } from 'react'
import { failureMessages } from '@/i18n/failureMessages'
import { pathIn } from '@/i18n/localePath'
import { locales, rootLocale } from '@/i18n/locales'
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

/** The root layout failed: no style sheet, component or language can be relied on, only a full page load. */
export default function GlobalError() {
  // The panel has one language, and its home is its own.
  const isPanel = globalThis.location?.pathname.startsWith('/admin')
  const shown = isPanel ? [rootLocale] : locales
  return (
    <html lang={rootLocale}>
      <body style={body}>
        <title>{failureMessages(rootLocale).broken.heading}</title>
        <main>
          {shown.map((locale) => {
            const { again, heading, home } = failureMessages(locale).broken
            return (
              <section key={locale} lang={locale}>
                <h1 style={title}>{heading}</h1>
                <button onClick={() => location.reload()} style={button} type="button">
                  {again}
                </button>
                <a href={isPanel ? '/admin' : pathIn(locale, '/')} style={link}>
                  {home}
                </a>
              </section>
            )
          })}
        </main>
      </body>
    </html>
  )
}
