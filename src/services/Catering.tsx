import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { fieldsOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage, Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { Scallop, Toran } from '@/ui/Ornaments'
import { Picture } from '@/ui/Picture'
import { SectionHead } from '@/ui/SectionHead'
import { CateringDish } from './CateringDish.client'
import { dietNotes } from './DietMarks'
import styles from './ServiceTeasers.module.css'

interface Props {
  locale: Locale
  heading?: HomePage['catering']
  services: Service[]
}

const shown = [
  'capacity',
  'description',
  'id',
  'kind',
  'location',
  'slug',
  'tags',
  'title',
] as const

export function Catering({ heading, locale, services }: Props) {
  if (services.length === 0) return null
  const { site } = messagesFor(locale)
  return (
    <>
      <Scallop colour="maroon" />
      <section className={`section later jali on-dark ${styles.feast}`} id="catering">
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
                <li key={service.slug ?? service.id}>
                  <CateringDish
                    book={site.actions.bookNow}
                    diets={dietNotes(service, locale)}
                    locale={locale}
                    service={fieldsOf(service, shown)}
                  />
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
