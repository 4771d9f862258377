import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { PrintButton } from '@/ui/PrintButton.client'
import { unbroken } from '@/ui/unbroken'
import { DietMarks } from './DietMarks'
import styles from './ServiceDetail.module.css'

interface Props {
  locale: Locale
  service: Service
  whatsapp?: string
}

export function ServiceDetailFacts({ locale, service, whatsapp }: Props) {
  const { services, site } = messagesFor(locale)
  const { capacity, category, diets, dietsOnRequest, kind, location } = service
  const hasFood = [...(diets ?? []), ...(dietsOnRequest ?? [])].length > 0
  const facts = [
    { name: services.facts.capacity, value: capacity, lang: langOf(service, 'capacity') },
    { name: services.facts.location, value: location, lang: langOf(service, 'location') },
    {
      name: services.facts.diets,
      value: hasFood ? <DietMarks food={service} locale={locale} /> : null,
      lang: undefined,
    },
    {
      name: services.facts.category,
      value: (
        <Link href={paths[kind === 'event' ? 'allEvents' : 'allCatering'](locale, category)}>
          {unbroken(site.categories[category])}
        </Link>
      ),
      lang: undefined,
    },
  ].filter(({ value }) => value)
  return (
    <div className={'surface stack sticky'}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ lang, name, value }) => (
            <div key={name}>
              <dt className="fine">{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="stack">
        <BookLink className="btn btn-fill" locale={locale} service={service}>
          {site.actions.bookNow}
        </BookLink>
        {whatsapp && (
          <a className="btn btn-line" href={whatsapp} rel="noopener noreferrer" target="_blank">
            {services.whatsapp}
          </a>
        )}
      </div>
      <p className={`fine no-print ${styles.note}`}>{services.free}</p>
      <PrintButton className={`plain tap ${styles.print}`}>{services.print}</PrintButton>
    </div>
  )
}
