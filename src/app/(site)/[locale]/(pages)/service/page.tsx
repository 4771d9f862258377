import type { Metadata } from 'next'
import { Doors } from '@/services/Doors'
import { ServiceWindows } from '@/services/ServiceWindows'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { readHome, readSettings } from '@/site/reads/globals'
import { readServices } from '@/services/readServices'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.service
  return pageMetadata({ description, locale, path: paths.service(locale), title })
}

export default async function Services(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { services, site } = messagesFor(locale)
  const { lede, title } = site.pages.service
  const [home, settings, events, catering] = await Promise.all([
    readHome(locale),
    readSettings(locale),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
  ])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.service(locale) }]} />
      <PageHead picture={home.hero?.image} text={lede} title={title} />
      <Doors home={home} locale={locale} services={{ events, catering }} />
      <ServiceWindows locale={locale} services={[...events, ...catering]} />
      <div className="wrap section">
        <Invitation
          {...services.invite}
          greeting={site.contact.chat(title)}
          locale={locale}
          settings={settings}
        />
      </div>
    </>
  )
}
