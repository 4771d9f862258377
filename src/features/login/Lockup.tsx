import { BrandMark } from '@/components/ui/BrandMark'
import { rootLocale } from '@/domain/locales'
import { login } from '@/messages/en/login'
import { paths } from '@/paths'
import styles from './screen.module.css'

/** The brand and what this place is. */
export function Lockup() {
  return (
    <a className={styles.lockup} href={paths.home(rootLocale)}>
      <BrandMark height={52} />
      <span>
        <b>{login.brand}</b>
        <small>{login.tagline}</small>
      </span>
    </a>
  )
}
