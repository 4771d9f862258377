import Link from 'next/link'
import { BrandLogo } from '@/components/ui/BrandLogo'
import type { MaybeMedia } from '@/components/ui/picture'
import styles from './Brand.module.css'

interface Props {
  href: string
  logo: MaybeMedia
  name: string
  tagline?: string | null
}

export function Brand({ href, logo, name, tagline }: Props) {
  return (
    <Link className={styles.brand} href={href}>
      <BrandLogo height={46} logo={logo} />
      <span>
        <b>{name}</b>
        {tagline && <small>{tagline}</small>}
      </span>
    </Link>
  )
}
