import type { ReactNode } from 'react'
import { BookingHost } from '@/booking/form/BookingHost.client'
import { siteEnv } from '@/env'
import { messagesFor } from '@/i18n/messagesFor'
import type { Locale } from '@/rules/locales'
import { Footer } from '@/site/layout/Footer'
import { LanguageHint } from '@/site/layout/LanguageHint.client'
import { LaterParts } from '@/site/layout/LaterParts.client'
import { businessContact } from '@/site/layout/navigation'
import { ThumbBar } from '@/site/layout/ThumbBar'
import { TopBar } from '@/site/layout/TopBar'
import { PreviewBar } from '@/site/preview/PreviewBar'
import { readHome, readSettings } from '@/site/reads/globals'
import { VitalsSample } from '@/site/vitals/VitalsSample.client'
import { ArchMask } from '@/ui/ArchMask.client'
import { defined } from '@/ui/defined'
import { pictureSource } from '@/ui/picture'

interface Props {
  children: ReactNode
  locale: Locale
  /** Undefined for an unknown address, which is not a route. */
  path?: string
}

export async function SiteFrame({ children, locale, path }: Props) {
  const [home, settings] = await Promise.all([readHome(locale), readSettings(locale)])
  const { booking, site } = messagesFor(locale)
  const { call, close, lede, notOpening, opening, title } = booking
  const sample = siteEnv().WEB_VITALS_SAMPLE
  const art = pictureSource(home.hero?.tallImage ?? home.hero?.image)
  return (
    <>
      <LaterParts />
      <a className="skip" href="#content">
        {site.skip}
      </a>
      <ArchMask />
      <TopBar locale={locale} path={path} settings={settings} />
      <main className="quiet-focus" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} path={path} settings={settings} />
      <ThumbBar locale={locale} settings={settings} />
      <BookingHost
        art={art && { focal: art.focal, srcSet: art.avif }}
        contact={businessContact(settings)}
        locale={locale}
        words={{ call, close, lede, notOpening, opening, title }}
      />
      <LanguageHint {...defined({ locale, path })} />
      <PreviewBar locale={locale} />
      {sample > 0 && <VitalsSample sample={sample} />}
    </>
  )
}
