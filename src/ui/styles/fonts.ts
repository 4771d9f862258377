import localFont from 'next/font/local'

/**
 * The fallbacks are in fallbacks.css: Next would make one for Arial only. They are as wide as our
 * letters, so nothing moves when these come; on a slow line the style sheet and the hero's picture
 * go first, and therefore no font is preloaded.
 */
const display = localFont({
  src: [
    { path: './fonts/fraunces.woff2', style: 'normal', weight: '300 500' },
    { path: './fonts/fraunces-italic.woff2', style: 'italic', weight: '300 500' },
  ],
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
  fallback: ['Fraunces on Times', 'Fraunces on Noto', 'Georgia', 'serif'],
  variable: '--font-display',
})

const text = localFont({
  src: [
    { path: './fonts/mukta-400.woff2', style: 'normal', weight: '400' },
    { path: './fonts/mukta-600.woff2', style: 'normal', weight: '600' },
  ],
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
  fallback: ['Mukta on Arial', 'Mukta on Roboto', 'system-ui', 'sans-serif'],
  variable: '--font-text',
})

const accent = localFont({
  src: './fonts/rozha-dev.woff2',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F' }],
  display: 'swap',
  preload: false,
  variable: '--font-accent',
})

/**
 * Devanagari with its digits, punctuation and spaces, so that a Hindi page asks for no other font until
 * it shows Latin letters; an English page asks for none of these. fonts/subset.py makes them.
 */
const hindiText = localFont({
  src: [
    { path: './fonts/mukta-hindi-400.woff2', style: 'normal', weight: '400' },
    { path: './fonts/mukta-hindi-600.woff2', style: 'normal', weight: '600' },
  ],
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-40,U+5B-60,U+7B-7E,U+A0-BF,U+D7,U+900-97F,U+200C-2026,U+20B9',
    },
  ],
  display: 'swap',
  preload: false,
  variable: '--font-hindi-text',
})

const hindiDisplay = localFont({
  src: './fonts/rozha-hindi.woff2',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-40,U+5B-60,U+7B-7E,U+A0-BF,U+D7,U+900-97F,U+200C-2026,U+20B9',
    },
  ],
  display: 'swap',
  preload: false,
  variable: '--font-hindi-display',
})

export const fontClasses = [display, text, accent, hindiText, hindiDisplay]
  .map(({ variable }) => variable)
  .join(' ')
