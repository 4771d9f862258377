import type { ReactNode } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import type { Service, SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { contactLinks, promiseOf } from '@/site/layout/navigation'
import { PageHead } from '@/site/sections/PageHead'
import { BookLink } from '@/ui/BookLink'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Picture } from '@/ui/Picture'
import styles from './ServiceDetail.module.css'
import { ServiceDetailFacts } from './ServiceDetailFacts'
import { ServiceDetailMore } from './ServiceDetailMore'
import { ServiceDetailWay } from './ServiceDetailWay'

interface ServiceDetailProps {
  address: string
  locale: Locale
  service: Service
  settings: Partial<SiteSetting>
  trail: { name: string; path: string }[]
  others: Service[]
  children?: ReactNode
}

export function ServiceDetail({
  address,
  children,
  locale,
  others,
  service,
  settings,
  trail,
}: ServiceDetailProps) {
  const { services, site } = messagesFor(locale)
  const { whatsapp } = contactLinks(settings, services.chat(service.title))
  return (
    <>
      <PageHead
        crumbs={<Breadcrumbs label={services.trail} trail={trail} />}
        picture={service.image}
        {...langProps(service, 'title')}
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
      <section className={`wrap page ${styles.intro}`}>
        <div className={styles.words}>
          {service.description && (
            <p className="voice" {...langProps(service, 'description')}>
              {service.description}
            </p>
          )}
          <ServiceDetailIncludes locale={locale} service={service} />
        </div>
        <ServiceDetailFacts locale={locale} service={service} whatsapp={whatsapp} />
      </section>
      <ServiceDetailPictures locale={locale} pictures={service.gallery} />
      <ServiceDetailWay locale={locale} promise={promiseOf(settings)} service={service}>
        {children}
      </ServiceDetailWay>
      <p className={`wrap print-only ${styles.printed}`}>{services.printed(address)}</p>
      <ServiceDetailMore kind={service.kind} locale={locale} services={others} />
    </>
  )
}

function ServiceDetailIncludes({ locale, service }: { locale: Locale; service: Service }) {
  const { includes } = service
  if (!includes?.length) return null
  return (
    <div>
      <h2 className={styles.title}>{messagesFor(locale).services.includes}</h2>
      <ul className={`lined butas ${styles.list}`} {...langProps(service, 'includes')}>
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

interface ServiceDetailPicturesProps {
  locale: Locale
  pictures: Service['gallery']
}

const sizes = {
  large: '(min-width: 40rem) 62vw, 92vw',
  small: '(min-width: 40rem) 44vw, 92vw',
}

function ServiceDetailPictures({ locale, pictures }: ServiceDetailPicturesProps) {
  const there = pictures?.filter((picture) => typeof picture === 'object') ?? []
  if (there.length === 0) return null
  return (
    <section className="no-print">
      <div className="wrap">
        <h2 className={styles.title}>{messagesFor(locale).services.pictures}</h2>
        <ul className={styles.pictures} data-count={Math.min(there.length, 3)}>
          {there.map((picture, index) => (
            <li className="framed later-picture" key={picture.id}>
              <Picture media={picture} sizes={index === 0 ? sizes.large : sizes.small} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
