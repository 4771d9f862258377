import type { ReactNode } from 'react'
import { languages, type Locale } from '@/rules/locales'
import '@/ui/styles/fonts.css'
import '@/ui/styles/shared.css'
import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/buttons.css'
import '@/ui/styles/forms.css'
import '@/ui/styles/scripts.css'
import '@/ui/styles/failurePage.css'
import '@/ui/styles/print.css'

export function SiteDocument({ children, locale }: { children: ReactNode; locale: Locale }) {
  const { dir, script } = languages[locale]
  return (
    <html data-script={script} dir={dir} lang={locale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
