import { RichText } from '@payloadcms/richtext-lexical/react'
import Link from 'next/link'
import { Picture } from '@/components/ui/Picture'
import { pictureSource } from '@/components/ui/picture'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { AboutPage, HomePage } from '@/payload-types'
import styles from './About.module.css'
import { Experience } from './Experience'

interface Props {
  /** Those of the home page make it short, with a link to the whole story. */
  heading?: HomePage['about']
  about: Partial<AboutPage>
  locale: Locale
}

export function About({ about, heading, locale }: Props) {
  const title = heading?.title ?? about.title
  if (!title) return null
  return (
    <section className="section" id="about">
      <div className={`wrap ${styles.story}`}>
        <div>
          {heading?.kicker && <p className="kicker">{heading.kicker}</p>}
          <h2>{title}</h2>
          <div className={styles.text}>
            {heading?.text ? <p>{heading.text}</p> : null}
            {!heading?.text && about.story && <RichText data={about.story} disableContainer />}
          </div>
          <Experience about={about} />
          {heading && (
            <p className={styles.link}>
              <Link className="more" href={paths.about(locale)}>
                {messagesFor(locale).team.story}
              </Link>
            </p>
          )}
        </div>
        {pictureSource(about.image) && (
          <div className={styles.picture}>
            <Picture media={about.image} sizes="(min-width: 44rem) 78vw, 172vw" />
          </div>
        )}
      </div>
    </section>
  )
}
