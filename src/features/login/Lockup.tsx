import { BrandLogo } from '@/components/ui/BrandLogo'
import type { SiteSetting } from '@/payload-types'
import { rootLocale } from '@/domain/locales'
import { login } from '@/messages/en/login'
import { paths } from '@/paths'
import styles from './screen.module.css'

/** The brand and what this place is. */
export function Lockup({ brand }: { brand: Partial<SiteSetting> }) {
  return (
    <a className={styles.lockup} href={paths.home(rootLocale)}>
      <BrandLogo height={52} logo={brand.logo} />
      <span>
        <b>{brand.name ?? login.brand}</b>
        <small>{login.tagline}</small>
      </span>
    </a>
  )
}
