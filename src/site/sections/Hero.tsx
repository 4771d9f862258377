import Link from 'next/link'
import { messagesFor } from '@/i18n/messagesFor'
import { langProps } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { HomePage } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { BookLink } from '@/ui/BookLink'
import { defined } from '@/ui/defined'
import { Picture } from '@/ui/Picture'
import styles from './Hero.module.css'

interface Props {
  locale: Locale
  hero: Partial<HomePage['hero']>
  facts: { figure: string; text: string; lang?: Locale }[]
}

export function Hero({ facts, hero, locale }: Props) {
  const { site } = messagesFor(locale)
  const accent = hero.accent ?? ''
  const title = (hero.title ?? site.unnamed).trim()
  const start = accent && title.endsWith(accent) ? title.slice(0, -accent.length) : `${title} `
  return (
    <section className={`jali on-dark ${styles.hero}`} data-pictured id="hero">
      <Picture first media={hero.image} sizes="100vw" tall={hero.tallImage} />
      <div className={`wrap ${styles.words}`}>
        <h1 {...langProps(hero, 'title')}>
          {start}
          {accent && <em {...langProps(hero, 'accent')}>{accent}</em>}
        </h1>
        {hero.text && <p {...langProps(hero, 'text')}>{hero.text}</p>}
        <div className="row">
          <BookLink className="btn btn-lamp" kind="event" locale={locale}>
            {site.actions.bookEvent}
          </BookLink>
          <BookLink className="btn btn-line" kind="catering" locale={locale}>
            {site.actions.hireCatering}
          </BookLink>
          <Link className="more" href={paths.allEvents(locale, 'corporate')}>
            {site.actions.forCompanies}
          </Link>
        </div>
      </div>
      <ul className={styles.facts}>
        {facts
          .filter(({ figure }) => figure)
          .map(({ figure, lang, text }) => (
            <li key={figure}>
              <b>{figure}</b>
              <span {...defined({ lang })}>{text}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
