import Link from 'next/link'
import { SectionHead } from '@/components/ui/SectionHead'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { HomePage, Service } from '@/payload-types'
import styles from './Events.module.css'
import { ServiceCard } from './ServiceCard'

interface Props {
  locale: Locale
  heading?: HomePage['events']
  services: Service[]
}

export function Events({ heading, locale, services }: Props) {
  const { site } = messagesFor(locale)
  return (
    <section className="section" id="events">
      <div className="wrap">
        <SectionHead
          kicker={heading?.kicker}
          text={heading?.text}
          title={heading?.title ?? site.pages.allEvents.title}
        >
          <Link className="more" href={paths.allEvents(locale)}>
            {site.actions.seeAll}
            <span className="unseen"> {site.allOf.events}</span>
          </Link>
        </SectionHead>
        <div className={styles.cards}>
          {services.map((service) => (
            <ServiceCard key={service.id} locale={locale} service={service} teaser />
          ))}
        </div>
      </div>
    </section>
  )
}
