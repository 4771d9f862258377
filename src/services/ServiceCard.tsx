import Link from 'next/link'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { BookLink } from '@/ui/BookLink'
import { Picture } from '@/ui/Picture'
import { unbroken } from '@/ui/unbroken'
import { DietMarks } from './DietMarks'
import styles from './ServiceCard.module.css'

interface Props {
  locale: Locale
  service: Service
  teaser?: boolean
  heading?: 'h2' | 'h3'
}

const TEASER_LINES = 3

const uprightSizes = {
  teaser: '(min-width: 40rem) 28vw, 80vw',
  list: '(min-width: 64rem) 28vw, (min-width: 40rem) 44vw, 6.5rem',
}

const pictureSizes = {
  teaser: '(min-width: 62rem) 54vw, (min-width: 40rem) 80vw, 168vw',
  list: '(min-width: 62rem) 54vw, (min-width: 40rem) 80vw, 13rem',
}

export function ServiceCard({ heading: Heading = 'h3', locale, service, teaser }: Props) {
  const { services, site } = messagesFor(locale)
  const includes = (teaser ? service.includes?.slice(0, TEASER_LINES) : service.includes) ?? []
  const place = teaser ? 'teaser' : 'list'
  const lines = includes.length > 0 && (
    <ul className={styles.includes} lang={langOf(service, 'includes')}>
      {includes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  return (
    <article className={`zoom ${styles.card} ${teaser ? '' : styles.listed}`}>
      <div className={`arch ${styles.picture}`}>
        <Picture
          media={service.image}
          sizes={pictureSizes[place]}
          upright={{ sizes: uprightSizes[place] }}
        />
      </div>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <ServiceLink locale={locale} service={service} />
        </Heading>
        <DietMarks food={service} locale={locale} />
        <ServiceNotes service={service} />
      </div>
      {!teaser && service.description && (
        <Description lang={langOf(service, 'description')} text={service.description} />
      )}
      {teaser
        ? lines
        : lines && (
            <details className={styles.fold}>
              <summary>
                {services.includes}
                <span className="unseen" lang={langOf(service, 'title')}>
                  {' '}
                  {service.title}
                </span>
              </summary>
              {lines}
            </details>
          )}
      <div className={styles.action}>
        <BookLink className="btn btn-line" locale={locale} service={service}>
          {site.actions.bookNow}
        </BookLink>
      </div>
    </article>
  )
}

/** How many, where and what about, in one quiet line. */
export function ServiceNotes({ service }: { service: Service }) {
  const notes = [
    { name: 'capacity', text: service.capacity },
    { name: 'location', text: service.location },
    { name: 'tags', text: service.tags?.map((tag) => `#${tag}`).join(' ') },
  ] as const
  const said = notes.filter(({ text }) => text)
  if (said.length === 0) return null
  return (
    <p className={`fine ${styles.notes}`}>
      {said.map(({ name, text }) => (
        <span key={name} lang={langOf(service, name)}>
          {unbroken(text ?? '')}
        </span>
      ))}
    </p>
  )
}

export function ServiceLink({ locale, service }: { locale: Locale; service: Service }) {
  const { kind, slug, title } = service
  if (!slug) return unbroken(title)
  return (
    <Link
      className={styles.link}
      href={paths.serviceDetail(locale, { kind, slug })}
      lang={langOf(service, 'title')}
      prefetch={false}
    >
      {unbroken(title)}
    </Link>
  )
}

function Description({ lang, text }: { lang?: Locale; text: string }) {
  const end = text.search(/[.!?।]\s/) + 1 || text.length
  return (
    <p className={styles.text} lang={lang}>
      {text.slice(0, end)}
      <span className={styles.rest}>{text.slice(end)}</span>
    </p>
  )
}
