'use client'

import { langOf } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { PictureView, type PictureViewProps } from '@/ui/PictureView.client'
import { DietNotes, type DietNotesProps } from './DietNotes'
import styles from './ServiceCard.module.css'
import { ServiceLink } from './ServiceLink'
import { ServiceNotes } from './ServiceNotes'

interface Props {
  book: string
  diets: DietNotesProps
  heading?: 'h2' | 'h3'
  /** On a phone: beside its picture, with two lines of inclusions. */
  listed?: boolean
  locale: Locale
  picture?: PictureViewProps
  service: Pick<
    Service,
    'capacity' | 'id' | 'includes' | 'kind' | 'location' | 'slug' | 'tags' | 'title'
  > &
    Partial<Pick<Service, 'description'>>
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function ServiceCardView(card: Props) {
  const { book, diets, heading: Heading = 'h3', listed, locale, picture, service } = card
  return (
    <article className={`zoom ${styles.card} ${listed ? styles.listed : ''}`}>
      <div className={`arch ${styles.picture}`}>{picture && <PictureView {...picture} />}</div>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <ServiceLink locale={locale} service={service} />
        </Heading>
        <DietNotes {...diets} />
        <ServiceNotes service={service} />
      </div>
      {service.description && (
        <Description lang={langOf(service, 'description')} text={service.description} />
      )}
      {service.includes && service.includes.length > 0 && (
        <ul className={`butas ${styles.includes}`} lang={langOf(service, 'includes')}>
          {service.includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <BookLink className="btn btn-line" locale={locale} service={service}>
          {book}
        </BookLink>
      </div>
    </article>
  )
}

function Description({ lang, text }: { lang?: Locale; text: string }) {
  const end = text.search(/[.!?।]\s/) + 1 || text.length
  return (
    <p className={styles.text} lang={lang}>
      {text.slice(0, end)}
      {end < text.length && <span className={styles.rest}>{text.slice(end)}</span>}
    </p>
  )
}
