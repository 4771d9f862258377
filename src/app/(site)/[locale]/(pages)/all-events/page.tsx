import type { Metadata } from 'next'
import { PageHead } from '@/site/sections/PageHead'
import { ServiceList } from '@/services/ServiceList'
import { readServices } from '@/services/readServices'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.allEvents
  const [first] = await readServices(locale, 'event')
  return pageMetadata({
    description,
    image: first?.image,
    locale,
    path: paths.allEvents(locale),
    title,
  })
}

export default async function AllEvents(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { lede, title } = messagesFor(locale).site.pages.allEvents
  const services = await readServices(locale, 'event')
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.allEvents(locale) }]} />
      <PageHead picture={services[0]?.image} text={lede} title={title} />
      <ServiceList kind="event" locale={locale} services={services} />
    </>
  )
}
