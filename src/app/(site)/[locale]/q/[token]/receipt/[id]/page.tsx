import type { Metadata } from 'next'
import { pageLocale } from '@/app/(site)/[locale]/pageLocale'
import { messagesFor } from '@/i18n/messagesFor'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { setPageStatus } from '@/platform/pageStatus.mjs'
import { openQuote } from '@/quote/customer/openQuote'
import { ReceiptPage } from '@/quote/customer/ReceiptPage'
import { readSettings } from '@/site/reads/globals'
import { ClosedQuote, closedStatus } from '../../ClosedQuote'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ id: string; locale: string; token: string }>
}

/** The address contains the token, so it is not sent to other sites. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { quotePage, voucher: words } = messagesFor(await pageLocale({ params }))
  const voucher = await openVoucher(params)
  return {
    referrer: 'no-referrer',
    robots: { follow: false, index: false, noarchive: true },
    title:
      typeof voucher === 'string'
        ? quotePage.title
        : `${words.titles[voucher.kind]} ${formatSeriesNumber(voucher.number)}`,
  }
}

/** Works only as long as the link to the quote works. */
export default async function Receipt({ params }: Props) {
  const locale = await pageLocale({ params })
  const { token } = await params
  const voucher = await openVoucher(params)
  if (typeof voucher === 'string') {
    setPageStatus(closedStatus[voucher])
    return <ClosedQuote locale={locale} settings={await readSettings(locale)} why={voucher} />
  }
  return <ReceiptPage locale={locale} token={token} voucher={voucher} />
}

async function openVoucher(params: Props['params']) {
  const { id, token } = await params
  const opened = await openQuote(token)
  if (typeof opened === 'string') return opened
  return opened.vouchers.find((one) => one.id === id) ?? 'lost'
}
