import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/app/(site)/SiteDocument'
import { messagesFor } from '@/i18n/messagesFor'
import { brandColours } from '@/rules/brandColours'
import { isLocale, rootLocale } from '@/rules/locales'
import { readSettings, siteUrl } from '@/site/reads/globals'
import { noteLocale } from '@/site/requestLocale'

export const revalidate = 3600

/** `theme-color` cannot use the style sheet: the ivory and maroon of the tokens. */
export const viewport: Viewport = {
  themeColor: [
    { color: brandColours.ivory, media: '(prefers-color-scheme: light)' },
    { color: brandColours.maroon, media: '(prefers-color-scheme: dark)' },
  ],
}

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/**
 * No page is rendered at build time. Each is rendered at its first visit and cached until its content
 * changes.
 */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { city, name = messagesFor(locale).site.unnamed } = await readSettings(locale)
  const where = city && !name.includes(city) ? `${name}, ${city}` : name
  return { metadataBase: siteUrl(), title: { default: name, template: `%s · ${where}` } }
}

export default async function SiteLayout({ children, params }: Props) {
  const locale = await localeOf(params)
  noteLocale(locale)
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}

/** An unknown language gets a 404 page, whose layout needs a language. */
async function localeOf(params: Props['params']) {
  const { locale } = await params
  return isLocale(locale) ? locale : rootLocale
}
