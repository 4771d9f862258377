import type { ReactNode } from 'react'
import { SiteFrame } from '@/app/(site)/SiteFrame'
import { isLocale, rootLocale } from '@/rules/locales'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function PagesLayout({ children, params }: Props) {
  const { locale } = await params
  return <SiteFrame locale={isLocale(locale) ? locale : rootLocale}>{children}</SiteFrame>
}
