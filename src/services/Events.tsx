import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { HomePage, Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { SectionHead } from '@/ui/SectionHead'
import { ServiceTeaser } from './ServiceTeaser'
import styles from './ServiceTeasers.module.css'

interface Props {
  locale: Locale
  heading?: HomePage['events']
  services: Service[]
}

export function Events({ heading, locale, services }: Props) {
  if (services.length === 0) return null
  const { site } = messagesFor(locale)
  return (
    <section className="section later" id="events">
      <div className="wrap">
        <SectionHead {...heading} title={heading?.title ?? site.pages.allEvents.title}>
          <Link className="more" href={paths.allEvents(locale)}>
            {site.actions.seeAll}
            <span className="unseen"> {site.allOf.events}</span>
          </Link>
        </SectionHead>
        <div className={`rail ${styles.cards}`}>
          {services.map((service) => (
            <ServiceTeaser key={service.id} locale={locale} service={service} />
          ))}
        </div>
      </div>
    </section>
  )
}
