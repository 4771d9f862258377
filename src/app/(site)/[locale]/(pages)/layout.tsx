import type { ReactNode } from 'react'
import { isLocale, rootLocale } from '@/i18n/locales'
import { SiteFrame } from '../../SiteFrame'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** A language there is none of gets its 404 in English. */
export default async function PagesLayout({ children, params }: Props) {
  const { locale } = await params
  return <SiteFrame locale={isLocale(locale) ? locale : rootLocale}>{children}</SiteFrame>
}
