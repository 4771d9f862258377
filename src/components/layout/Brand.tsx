import Link from 'next/link'
import { BrandMark } from '@/components/ui/BrandMark'
import styles from './Brand.module.css'

interface Props {
  href: string
  name: string
  tagline?: string | null
}

export function Brand({ href, name, tagline }: Props) {
  return (
    <Link className={styles.brand} href={href}>
      <BrandMark height={46} />
      <span>
        <b>{name}</b>
        {tagline && <small>{tagline}</small>}
      </span>
    </Link>
  )
}
