import Link from 'next/link'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage, Service } from '@/payload-types'
import { BookLink } from '@/ui/BookLink'
import { Scallop, Toran } from '@/ui/Ornaments'
import { Picture } from '@/ui/Picture'
import { SectionHead } from '@/ui/SectionHead'
import styles from './Catering.module.css'
import { DietMarks } from './DietMarks'
import { ServiceLink, ServiceNotes } from './ServiceCard'

interface Props {
  locale: Locale
  heading?: HomePage['catering']
  services: Service[]
}

export function Catering({ heading, locale, services }: Props) {
  if (services.length === 0) return null
  const { site } = messagesFor(locale)
  return (
    <>
      <Scallop colour="maroon" />
      <section className={`section jali on-dark ${styles.feast}`} id="catering">
        <Toran />
        <div className="wrap">
          <SectionHead {...heading} title={heading?.title ?? site.pages.allCatering.title}>
            <Link className="more" href={paths.allCatering(locale)}>
              {site.actions.seeAll}
              <span className="unseen"> {site.allOf.catering}</span>
            </Link>
          </SectionHead>
          <div className="split">
            <div className={styles.plate}>
              <Picture
                media={services[0]?.image}
                sizes="(min-width: 64rem) 67vw, (min-width: 52rem) 51rem, 90vw"
              />
            </div>
            <ul className={`rail ${styles.menu}`}>
              {services.map((service) => (
                <li key={service.id}>
                  <div>
                    <h3>
                      <ServiceLink locale={locale} service={service} />
                    </h3>
                    <DietMarks food={service} locale={locale} />
                    <ServiceNotes service={service} />
                    {service.description && (
                      <p lang={langOf(service, 'description')}>{service.description}</p>
                    )}
                  </div>
                  <BookLink className="btn btn-line" locale={locale} service={service}>
                    {site.actions.bookNow}
                  </BookLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Scallop colour="ivory" />
    </>
  )
}
