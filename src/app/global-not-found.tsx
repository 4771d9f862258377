import { connection } from 'next/server'
import { rootLocale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { NotFoundPage } from './(site)/NotFoundPage'
import { SiteDocument } from './(site)/SiteDocument'
import { SiteFrame } from './(site)/SiteFrame'

export const metadata = { title: messagesFor(rootLocale).site.pages.lost.title }

/** For addresses that no route has: whole, so that it can be read without a script. */
export default async function GlobalNotFound() {
  // Its numbers come from the settings, which a build does not know.
  await connection()
  return (
    <SiteDocument locale={rootLocale}>
      <SiteFrame locale={rootLocale}>
        <NotFoundPage />
      </SiteFrame>
    </SiteDocument>
  )
}
