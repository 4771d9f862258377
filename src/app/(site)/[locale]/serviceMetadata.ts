import type { Metadata } from 'next'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { ServiceKind } from '@/rules/serviceKinds'
import { pageMetadata } from './pageMetadata'
import { readServiceOrRedirect, type ServiceParams } from './readServiceOrRedirect'

export async function serviceMetadata(kind: ServiceKind, props: ServiceParams): Promise<Metadata> {
  const { locale, service } = await readServiceOrRedirect(kind, props)
  const { pages } = messagesFor(locale).site
  const list = kind === 'event' ? pages.allEvents : pages.allCatering
  return pageMetadata({
    description: service.description ?? list.description,
    image: service.image,
    locale,
    path: paths.serviceDetail(locale, service),
    title: service.title,
  })
}
