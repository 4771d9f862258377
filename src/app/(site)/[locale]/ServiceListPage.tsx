import type { ServiceKind } from '@/rules/serviceKinds'
import { readServices } from '@/services/readServices'
import { ServiceList } from '@/services/ServiceList'
import { PageIntro } from './PageIntro'
import { pageLocale, type LocaleParams } from './pageLocale'
import { metadataOf } from './pageMetadata'

const names = { catering: 'allCatering', event: 'allEvents' } as const

export const listMetadata = (kind: ServiceKind) =>
  metadataOf(names[kind], async (locale) => (await readServices(locale, kind))[0]?.image)

export async function ServiceListPage({ kind, ...props }: LocaleParams & { kind: ServiceKind }) {
  const locale = await pageLocale(props)
  const services = await readServices(locale, kind)
  return (
    <>
      <PageIntro locale={locale} name={names[kind]} picture={services[0]?.image} />
      <ServiceList kind={kind} locale={locale} services={services} />
    </>
  )
}
