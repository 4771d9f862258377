import { BookLink } from '@/components/layout/BookLink'
import { DietMarks } from '@/components/ui/DietMarks'
import { Picture } from '@/components/ui/Picture'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { Service } from '@/payload-types'
import styles from './ServiceCard.module.css'
import { ServiceLink } from './ServiceLink'

interface Props {
  locale: Locale
  service: Service
  /** A teaser says less: the first lines only. */
  teaser?: boolean
  /** Under an h1 the cards are h2. */
  heading?: 'h2' | 'h3'
}

const TEASER_LINES = 3

export function ServiceCard({ heading: Heading = 'h3', locale, service, teaser }: Props) {
  const { actions } = messagesFor(locale).site
  const includes = teaser ? service.includes?.slice(0, TEASER_LINES) : service.includes
  const meta = [service.capacity, service.location].filter(Boolean)
  return (
    <article className={styles.card}>
      <div className="arch">
        <Picture
          media={service.image}
          sizes="(min-width: 62rem) 54vw, (min-width: 40rem) 80vw, 168vw"
        />
      </div>
      <Heading className={styles.title}>
        <ServiceLink locale={locale} service={service} />
      </Heading>
      <DietMarks diets={service.diets} locale={locale} />
      {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
      {!teaser && service.description && <p className={styles.text}>{service.description}</p>}
      {includes && includes.length > 0 && (
        <ul className={styles.includes}>
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {!teaser && service.tags && service.tags.length > 0 && (
        <p className={styles.meta}>{service.tags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
      <div className={styles.action}>
        <BookLink className="btn btn-line" locale={locale} service={service}>
          {actions.bookNow}
        </BookLink>
      </div>
    </article>
  )
}
