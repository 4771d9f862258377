import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/rules/locales'

export interface LocaleParams {
  params: Promise<{ locale: string }>
}

export async function pageLocale({ params }: LocaleParams): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
