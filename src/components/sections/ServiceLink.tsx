import Link from 'next/link'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import styles from './ServiceLink.module.css'

/** The title of a service as the way to its page; it covers the box that it stands in. */
export function ServiceLink({ locale, service }: { locale: Locale; service: Service }) {
  const { kind, slug, title } = service
  if (!slug) return title
  return (
    <Link
      className={styles.link}
      href={paths.serviceDetail(locale, { kind, slug })}
      prefetch={false}
    >
      {title}
    </Link>
  )
}
