import type { Paise } from '@/money/rules/paise'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { standingOf } from '@/quote/rules/paymentStanding'
import { isIssued, type QuoteState } from '@/quote/rules/quoteState'
import type { Voucher } from '@/quote/rules/voucher'
import type { Locale } from '@/rules/locales'
import { type Day, dayInIndia, formatDay, momentInIndia } from '@/time/days'
import type { FoundQuote } from './findQuoteByToken'
import type { OpenedQuote } from './readOpened'

/** The data for the components of the customer's page. */
export interface QuoteView {
  locale: Locale
  /** For example `QT/26-27/0042`. */
  number: string
  /** Paid so far. */
  received: Paise
  state: QuoteState
  vouchers: readonly Voucher[]
  version: FoundQuote['version']
  /** The previous version, if the customer has read it. */
  before?: FoundQuote['version']
}

export function quoteView(
  {
    quote,
    received = 0,
    state,
    version,
    vouchers = [],
  }: FoundQuote & Partial<Pick<OpenedQuote, 'received' | 'vouchers'>>,
  locale: Locale,
): QuoteView {
  const number = quote.number ? formatSeriesNumber(quote.number) : version.issued.reference
  const before = quote.versions
    .filter(isIssued)
    .filter((one) => one.version < version.version && wasRead(one))
    .at(-1)
  return { before, locale, number, received, state, version, vouchers }
}

const wasRead = ({ acceptance, changeRequests, firstSeenAt }: FoundQuote['version']) =>
  Boolean(acceptance ?? firstSeenAt ?? changeRequests?.length)

/** The `lang` attribute of texts that staff wrote in the language of the quote. */
export const writtenIn = ({ locale, version }: QuoteView): { lang?: Locale } =>
  langUnlessShown(version.content.language, locale)

export const langUnlessShown = (language: Locale, shown: Locale): { lang?: Locale } =>
  language === shown ? {} : { lang: language }

/** The day and time in Jaipur, such as `Fri, 20 Nov 2026, 16:05`. */
export function momentText(at: string, locale: Locale): string {
  const moment = new Date(at)
  return `${formatDay(dayInIndia(moment), locale)}, ${momentInIndia(moment).slice(11)}`
}

/** The state of the payments of the accepted version. */
export function paymentsOf({ received, version }: QuoteView, today: Day) {
  const { acceptance } = version
  if (!acceptance) return undefined
  const acceptedOn = dayInIndia(new Date(acceptance.at))
  return standingOf({ acceptance, acceptedOn, received, today })
}
