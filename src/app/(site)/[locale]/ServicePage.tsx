import { FaqList } from '@/faq/FaqList'
import { readFaqsById } from '@/faq/readFaqs'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { ServiceKind } from '@/rules/serviceKinds'
import { similarServices } from '@/rules/serviceKinds'
import { readServices } from '@/services/readServices'
import { ServiceDetail } from '@/services/ServiceDetail'
import { readSettings, siteUrl } from '@/site/reads/globals'
import { JsonLd } from '@/site/seo/JsonLd'
import { serviceSchema } from '@/site/seo/serviceSchema'
import { PageTrail } from './PageTrail'
import { readServiceOrRedirect, type ServiceParams } from './readServiceOrRedirect'

export async function ServicePage({ kind, ...props }: ServiceParams & { kind: ServiceKind }) {
  const { locale, service } = await readServiceOrRedirect(kind, props)
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
