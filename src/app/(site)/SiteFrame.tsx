import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/Footer'
import { businessContact } from '@/components/layout/contactLinks'
import { ThumbBar } from '@/components/layout/ThumbBar'
import { TopBar } from '@/components/layout/TopBar'
import { ArchMask } from '@/components/ui/ArchMask'
import { pictureSource } from '@/components/ui/picture'
import { readHome, readSettings } from '@/data/globals'
import type { Locale } from '@/domain/locales'
import { siteEnv } from '@/env'
import { BookingHost } from '@/features/booking/BookingHost.client'
import { PreviewBar } from '@/features/preview/PreviewBar'
import { Vitals } from '@/features/vitals/Vitals'
import { messagesFor } from '@/messages/messagesFor'

interface Props {
  children: ReactNode
  locale: Locale
}

/** What surrounds every page of the site: bars, footer, and the booking dialog. */
export async function SiteFrame({ children, locale }: Props) {
  const [home, settings] = await Promise.all([readHome(locale), readSettings(locale)])
  const art = pictureSource(home.hero?.tallImage ?? home.hero?.image)
  return (
    <>
      <a className="skip" href="#content">
        {messagesFor(locale).site.skip}
      </a>
      <ArchMask />
      <TopBar locale={locale} settings={settings} />
      <main className="quiet-focus" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} settings={settings} />
      <ThumbBar locale={locale} settings={settings} />
      <BookingHost art={art} contact={businessContact(settings)} locale={locale} />
      <PreviewBar locale={locale} />
      <Vitals sample={siteEnv().WEB_VITALS_SAMPLE} />
    </>
  )
}
