import { headers } from 'next/headers'
import { permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { redirectFrom } from '@/site/reads/redirects'
import { rootLocale } from '@/i18n/locales'
import { pathHeader } from '@/rules/redirects'
import { messagesFor } from '@/i18n/messagesFor'
import { NotFoundPage } from './(site)/NotFoundPage'
import { SiteDocument } from './(site)/SiteDocument'
import { SiteFrame } from './(site)/SiteFrame'

const { description, title } = messagesFor(rootLocale).site.pages.lost

export const metadata = { description, title }

export default async function GlobalNotFound() {
  // The build knows no settings.
  await connection()
  const path = (await headers()).get(pathHeader)
  const target = path && (await redirectFrom(path))
  if (target) permanentRedirect(target)
  return (
    <SiteDocument locale={rootLocale}>
      <SiteFrame locale={rootLocale}>
        <NotFoundPage />
      </SiteFrame>
    </SiteDocument>
  )
}
