import { langProps } from '@/i18n/untranslated'
import type { AboutPage } from '@/payload-types'
import styles from './Experience.module.css'

export function Experience({ about }: { about: Partial<AboutPage> }) {
  if (!about.experience) return null
  return (
    <p className={styles.years}>
      <b>{about.experience}</b>{' '}
      {about.experienceText && (
        <span {...langProps(about, 'experienceText')}>{about.experienceText}</span>
      )}
    </p>
  )
}
