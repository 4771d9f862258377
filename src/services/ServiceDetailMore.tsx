import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { SectionHead } from '@/ui/SectionHead'
import { ServiceTeaser } from './ServiceTeaser'
import styles from './ServiceTeasers.module.css'

interface Props {
  kind: ServiceKind
  locale: Locale
  services: Service[]
}

export function ServiceDetailMore({ kind, locale, services }: Props) {
  if (services.length === 0) return null
  const { services: words, site } = messagesFor(locale)
  const all = kind === 'event' ? paths.allEvents : paths.allCatering
  return (
    <section className="section later no-print">
      <div className="wrap">
        <SectionHead title={words.more[kind]}>
          <Link className="more" href={all(locale)}>
            {site.actions.seeAll}
            <span className="unseen"> {words.seeAll[kind]}</span>
          </Link>
        </SectionHead>
        <div className={styles.cards}>
          {services.map((service) => (
            <ServiceTeaser key={service.id} locale={locale} service={service} />
          ))}
        </div>
      </div>
    </section>
  )
}
