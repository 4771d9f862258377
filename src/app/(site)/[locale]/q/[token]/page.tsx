import type { Metadata } from 'next'
import { pageLocale } from '@/app/(site)/[locale]/pageLocale'
import { messagesFor } from '@/i18n/messagesFor'
import { setPageStatus } from '@/platform/pageStatus.mjs'
import { openQuote } from '@/quote/customer/openQuote'
import { QuotePage } from '@/quote/customer/QuotePage'
import { quoteView } from '@/quote/customer/quoteView'
import { SeenOnce } from '@/quote/customer/SeenOnce.client'
import { submitAcceptance, submitChangeRequest } from '@/quote/customer/submitAnswer'
import { readSettings } from '@/site/reads/globals'
import { ClosedQuote, closedStatus } from './ClosedQuote'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<{ answer?: string | string[] }>
}

/** The address contains the token, so it is not sent to other sites. */
export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const locale = await pageLocale({ params })
  const { quotePage: words } = messagesFor(locale)
  const opened = await openQuote((await params).token)
  const title =
    typeof opened === 'string' ? words.title : words.titleOf(quoteView(opened, locale).number)
  return {
    referrer: 'no-referrer',
    robots: { follow: false, index: false, noarchive: true },
    title,
  }
}

export default async function Quote({ params, searchParams }: Props) {
  const locale = await pageLocale({ params })
  const { token } = await params
  const settings = await readSettings(locale)
  const opened = await openQuote(token)
  if (typeof opened === 'string') {
    setPageStatus(closedStatus[opened])
    const isLate = opened === 'lost' && (await searchParams).answer === 'late'
    return <ClosedQuote locale={locale} settings={settings} why={isLate ? 'late' : opened} />
  }
  return (
    <>
      <QuotePage
        accept={submitAcceptance}
        ask={submitChangeRequest}
        settings={settings}
        token={token}
        view={quoteView(opened, locale)}
      />
      {opened.state === 'sent' && <SeenOnce token={token} />}
    </>
  )
}
