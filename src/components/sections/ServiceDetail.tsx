import type { ReactNode } from 'react'
import { BookLink } from '@/components/layout/BookLink'
import { contactLinks } from '@/components/layout/contactLinks'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { Service, SiteSetting } from '@/payload-types'
import { PageHead } from './PageHead'
import { ServiceDetailFacts } from './ServiceDetailFacts'
import { ServiceDetailIncludes } from './ServiceDetailIncludes'
import { ServiceDetailMore } from './ServiceDetailMore'
import { ServiceDetailPictures } from './ServiceDetailPictures'
import { ServiceDetailWay } from './ServiceDetailWay'
import styles from './ServiceDetail.module.css'

interface Props {
  /** The full address of the page, for paper. */
  address: string
  locale: Locale
  service: Service
  settings: Partial<SiteSetting>
  trail: { name: string; path: string }[]
  others: Service[]
  /** The questions about it. */
  children?: ReactNode
}

/** Everything about one service, and the way to book it. */
export function ServiceDetail({
  address,
  children,
  locale,
  others,
  service,
  settings,
  trail,
}: Props) {
  const { services, site } = messagesFor(locale)
  const { whatsapp } = contactLinks(settings, services.chat(service.title))
  return (
    <>
      <PageHead
        crumbs={<Breadcrumbs label={services.trail} trail={trail} />}
        picture={service.image}
        title={service.title}
      >
        <BookLink className="btn btn-lamp" locale={locale} service={service}>
          {site.actions.bookNow}
        </BookLink>
        {whatsapp && (
          <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
            {services.whatsapp}
          </a>
        )}
      </PageHead>
      <section className={`wrap ${styles.intro}`}>
        <div className={styles.words}>
          {service.description && <p className={styles.lede}>{service.description}</p>}
          <ServiceDetailIncludes locale={locale} service={service} />
        </div>
        <ServiceDetailFacts locale={locale} service={service} whatsapp={whatsapp} />
      </section>
      <ServiceDetailPictures locale={locale} pictures={service.gallery} />
      <ServiceDetailWay locale={locale} promise={settings.replyPromise}>
        {children}
      </ServiceDetailWay>
      <p className="wrap print-only">{services.printed(address)}</p>
      <ServiceDetailMore kind={service.kind} locale={locale} services={others} />
    </>
  )
}
