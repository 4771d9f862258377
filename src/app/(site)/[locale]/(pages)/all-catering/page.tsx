import type { Metadata } from 'next'
import { PageHead } from '@/components/sections/PageHead'
import { ServiceList } from '@/components/sections/ServiceList'
import { readServices } from '@/data/services'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.allCatering
  return { alternates: { canonical: paths.allCatering(locale) }, description, title }
}

export default async function AllCatering(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { lede, title } = messagesFor(locale).site.pages.allCatering
  return (
    <>
      <PageHead text={lede} title={title} />
      <ServiceList
        kind="catering"
        locale={locale}
        services={await readServices(locale, 'catering')}
      />
    </>
  )
}
