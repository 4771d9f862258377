import { ServiceDetail } from '@/components/sections/ServiceDetail'
import { readFaqsById } from '@/data/faqs'
import { readSettings } from '@/data/globals'
import { readServices } from '@/data/services'
import { siteUrl } from '@/data/siteUrl'
import type { ServiceKind } from '@/domain/services'
import { similarServices } from '@/domain/similarServices'
import { FaqList } from '@/features/faq/FaqList'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { JsonLd } from '@/structuredData/JsonLd'
import { serviceSchema } from '@/structuredData/serviceSchema'
import { PageTrail } from './PageTrail'

import { wantedService, type ServiceParams } from './wantedService'

/** The page of one service, whichever its kind. */
export async function ServicePage({ kind, ...props }: ServiceParams & { kind: ServiceKind }) {
  const { locale, service } = await wantedService(kind, props)
  const questions = service.faqs?.filter((faq) => typeof faq === 'string') ?? []
  const [all, settings, faqs] = await Promise.all([
    readServices(locale, kind),
    readSettings(locale),
    readFaqsById(locale, ...questions),
  ])
  const { nav, pages } = messagesFor(locale).site
  const list =
    kind === 'event'
      ? { name: pages.allEvents.title, path: paths.allEvents(locale) }
      : { name: pages.allCatering.title, path: paths.allCatering(locale) }
  const here = { name: service.title, path: paths.serviceDetail(locale, service) }
  return (
    <>
      <JsonLd data={serviceSchema({ locale, origin: siteUrl(), service, settings })} />
      <PageTrail locale={locale} trail={[list, here]} />
      <ServiceDetail
        address={new URL(here.path, siteUrl()).href}
        locale={locale}
        others={similarServices({ all, service })}
        service={service}
        settings={settings}
        trail={[{ name: nav.home, path: paths.home(locale) }, list, here]}
      >
        {faqs.length > 0 && <FaqList faqs={faqs} locale={locale} />}
      </ServiceDetail>
    </>
  )
}
