import { messagesFor } from '@/i18n/messagesFor'
import { openQuote } from '@/quote/customer/openQuote'
import { quoteCalendar } from '@/quote/customer/quoteCalendar'
import { quoteView } from '@/quote/customer/quoteView'
import { isLocale, rootLocale } from '@/rules/locales'
import { closedStatus } from '../ClosedQuote'

interface Context {
  params: Promise<{ locale: string; token: string }>
}

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: Context) {
  const { locale: given, token } = await params
  const locale = isLocale(given) ? given : rootLocale
  const { details, quotePage } = messagesFor(locale)
  const opened = await openQuote(token)
  if (typeof opened === 'string') return refusal(quotePage.lost.heading, closedStatus[opened])
  const { number, version } = quoteView(opened, locale)
  const calendar = quoteCalendar({
    functions: version.issued.functions,
    locale,
    name: version.issued.seller.name,
    words: details.functions,
  })
  if (!calendar) return refusal(quotePage.functions.none, 404)
  return new Response(calendar, {
    headers: {
      'Content-Disposition': `attachment; filename="${number.replace(/[^\w-]/g, '-')}.ics"`,
      'Content-Type': 'text/calendar; charset=utf-8',
    },
  })
}

const refusal = (text: string, status: number) =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' }, status })
