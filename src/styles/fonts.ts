import localFont from 'next/font/local'

const display = localFont({
  src: [
    { path: './fonts/fraunces.woff2', style: 'normal', weight: '300 500' },
    { path: './fonts/fraunces-italic.woff2', style: 'italic', weight: '300 500' },
  ],
  adjustFontFallback: 'Times New Roman',
  display: 'swap',
  fallback: ['Iowan Old Style', 'Georgia', 'serif'],
  variable: '--font-display',
})

const text = localFont({
  src: [
    { path: './fonts/mukta-400.woff2', style: 'normal', weight: '400' },
    { path: './fonts/mukta-600.woff2', style: 'normal', weight: '600' },
  ],
  display: 'swap',
  fallback: ['Noto Sans Devanagari', 'system-ui', 'sans-serif'],
  variable: '--font-text',
})

/** Devanagari only, for the welcome in the footer: far below the fold, so never preloaded. */
const accent = localFont({
  src: './fonts/rozha-dev.woff2',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F' }],
  display: 'swap',
  preload: false,
  variable: '--font-accent',
})

/** The classes that define the fonts' variables; they belong on the html element. */
export const fontClasses = `${display.variable} ${text.variable} ${accent.variable}`
