import Link from 'next/link'
import { Scallop } from '@/components/ui/Scallop'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import styles from './AboutFacts.module.css'

interface Props {
  /** How many services of each kind are published. */
  catering: number
  events: number
  locale: Locale
}

/** Figures that the content itself gives; one that is nought is not shown. */
export function AboutFacts({ catering, events, locale }: Props) {
  const { gallery, team } = messagesFor(locale)
  const facts = [
    { figure: events, href: paths.allEvents(locale), link: gallery.more.event, text: team.events },
    {
      figure: catering,
      href: paths.allCatering(locale),
      link: gallery.more.catering,
      text: team.catering,
    },
  ].filter(({ figure }) => figure > 0)
  if (!facts.length) return null
  return (
    <>
      <Scallop colour="maroon" />
      <div className={`${styles.band} on-dark`}>
        <ul className={`wrap ${styles.facts}`}>
          {facts.map(({ figure, href, link, text }) => (
            <li key={href}>
              <p>
                <b>{figure}</b> <span>{text}</span>
              </p>
              <Link className="more" href={href}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
