import Link from 'next/link'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { unbroken } from '@/ui/unbroken'
import styles from './ServiceCard.module.css'

interface Props {
  locale: Locale
  service: Pick<Service, 'kind' | 'slug' | 'title'>
}

export function ServiceLink({ locale, service }: Props) {
  const { kind, slug, title } = service
  if (!slug) return unbroken(title)
  return (
    <Link
      className={styles.link}
      href={paths.serviceDetail(locale, { kind, slug })}
      lang={langOf(service, 'title')}
      prefetch={false}
    >
      {unbroken(title)}
    </Link>
  )
}
