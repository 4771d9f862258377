'use client'

import { langOf } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { DietNotes, type DietNotesProps } from './DietNotes'
import { ServiceLink } from './ServiceLink'
import { ServiceNotes } from './ServiceNotes'

interface Props {
  book: string
  diets: DietNotesProps
  locale: Locale
  service: Pick<
    Service,
    'capacity' | 'description' | 'id' | 'kind' | 'location' | 'slug' | 'tags' | 'title'
  >
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function CateringDish({ book, diets, locale, service }: Props) {
  return (
    <>
      <div>
        <h3>
          <ServiceLink locale={locale} service={service} />
        </h3>
        <DietNotes {...diets} />
        <ServiceNotes service={service} />
        {service.description && <p lang={langOf(service, 'description')}>{service.description}</p>}
      </div>
      <BookLink className="btn btn-line" locale={locale} service={service}>
        {book}
      </BookLink>
    </>
  )
}
