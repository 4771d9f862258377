import { RichText } from '@payloadcms/richtext-lexical/react'
import { Picture } from '@/components/ui/Picture'
import type { AboutPage, HomePage } from '@/payload-types'
import styles from './About.module.css'

interface Props {
  heading?: HomePage['about']
  about: Partial<AboutPage>
}

export function About({ about, heading }: Props) {
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
          {about.experience && (
            <div className={styles.years}>
              <b>{about.experience}</b>
              {about.experienceText && <p>{about.experienceText}</p>}
            </div>
          )}
        </div>
        <div className={styles.picture}>
          <Picture media={about.image} sizes="(min-width: 44rem) 42vw, 92vw" />
        </div>
      </div>
    </section>
  )
}
