import Link from 'next/link'
import { Picture } from '@/ui/Picture'
import { langOf } from '@/i18n/untranslated'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { HomePage, Service } from '@/payload-types'
import styles from './Doors.module.css'

interface Props {
  home: Partial<HomePage>
  locale: Locale
  services: { events: Service[]; catering: Service[] }
}

export function Doors({ home, locale, services }: Props) {
  const { actions, pages } = messagesFor(locale).site
  const doors = [
    {
      href: paths.allEvents(locale),
      picture: services.events[0]?.image,
      section: home.events,
      title: pages.allEvents.title,
    },
    {
      href: paths.allCatering(locale),
      picture: services.catering[0]?.image,
      section: home.catering,
      title: pages.allCatering.title,
    },
  ]
  return (
    <div className={`wrap page ${styles.doors}`}>
      {doors.map(({ href, picture, section, title }) => (
        <Link className={`zoom ${styles.door}`} href={href} key={href}>
          <span className={`arch ${styles.picture}`}>
            <Picture
              decorative
              media={picture}
              sizes="(min-width: 40rem) 80vw, 150vw"
              upright={{ sizes: '(min-width: 40rem) 43vw, 90vw' }}
            />
          </span>
          <h2>{title}</h2>
          {section?.text && (
            <span className="lede" lang={langOf(section, 'text')}>
              {section.text}
            </span>
          )}
          <span className="more">{actions.seeAll}</span>
        </Link>
      ))}
    </div>
  )
}
