import type { AboutPage } from '@/payload-types'
import styles from './Experience.module.css'

/** The years of the founder, said the same wherever they are said: from the About page of the CMS. */
export function Experience({ about }: { about: Partial<AboutPage> }) {
  if (!about.experience) return null
  return (
    <p className={styles.years}>
      <b>{about.experience}</b> {about.experienceText && <span>{about.experienceText}</span>}
    </p>
  )
}
