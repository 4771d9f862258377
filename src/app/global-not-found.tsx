import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { messagesFor } from '@/i18n/messagesFor'
import { localeOfPath } from '@/rules/locales'
import { pathHeader } from '@/rules/redirects'
import { redirectFrom } from '@/site/reads/redirectFrom'
import { NotFoundPage } from './(site)/NotFoundPage'
import { SiteDocument } from './(site)/SiteDocument'
import { SiteFrame } from './(site)/SiteFrame'

export async function generateMetadata(): Promise<Metadata> {
  const { description, title } = messagesFor(localeOfPath(await requestedPath())).site.pages.lost
  return { description, title }
}

export default async function GlobalNotFound() {
  // Settings are not available at build time.
  await connection()
  const path = await requestedPath()
  const target = await redirectFrom(path)
  if (target) permanentRedirect(target)
  const locale = localeOfPath(path)
  return (
    <SiteDocument locale={locale}>
      <SiteFrame locale={locale} path={path}>
        <NotFoundPage locale={locale} />
      </SiteFrame>
    </SiteDocument>
  )
}

const requestedPath = async () => (await headers()).get(pathHeader) ?? '/'
