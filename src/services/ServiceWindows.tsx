import Link from 'next/link'
import type { CSSProperties } from 'react'
import type { Locale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { Scallop } from '@/ui/Ornaments'
import { smallPicture } from '@/ui/picture'
import { SectionHead } from '@/ui/SectionHead'
import { unbroken } from '@/ui/unbroken'
import { windowPlaces } from './palaceTiers'
import styles from './ServiceWindows.module.css'

interface Props {
  locale: Locale
  services: Service[]
}

export function ServiceWindows({ locale, services }: Props) {
  const { title, text } = messagesFor(locale).services.windows
  const shown = services.filter(({ slug }) => slug)
  if (shown.length === 0) return null
  const narrow = windowPlaces({ count: shown.length, most: 6, step: 1 })
  const wide = windowPlaces({ count: shown.length, most: 9, step: 2 })
  return (
    <>
      <Scallop colour="night" />
      <section className={`on-dark ${styles.palace}`} id="services">
        <div className="wrap">
          <SectionHead text={text} title={title} />
          <ul className={styles.front}>
            {shown.map((service, place) => (
              <li
                key={service.id}
                style={
                  {
                    '--narrow': narrow[place],
                    '--place': place,
                    '--wide': wide[place],
                  } as CSSProperties
                }
              >
                <Link
                  className="edged"
                  href={paths.serviceDetail(locale, {
                    kind: service.kind,
                    slug: service.slug ?? '',
                  })}
                  lang={langOf(service, 'title')}
                  prefetch={false}
                >
                  <i className={styles.bay}>
                    <Room picture={smallPicture(service.image)} />
                  </i>
                  <span>{unbroken(service.title)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

function Room({ picture }: { picture?: string }) {
  return <i className={styles.room}>{picture && <img alt="" loading="lazy" src={picture} />}</i>
}
