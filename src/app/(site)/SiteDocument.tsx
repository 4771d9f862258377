import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locales'
import { fontClasses } from '@/styles/fonts'
import '@/styles/fallbacks.css'
import '@/styles/tokens.css'
import '@/styles/base.css'
import '@/styles/buttons.css'
import '@/styles/forms.css'
import '@/styles/lost.css'
import '@/styles/print.css'

/** The outermost elements, with the styles that every page shares. */
export function SiteDocument({ children, locale }: { children: ReactNode; locale: Locale }) {
  return (
    <html className={fontClasses} data-scroll-behavior="smooth" lang={locale}>
      <body>{children}</body>
    </html>
  )
}
