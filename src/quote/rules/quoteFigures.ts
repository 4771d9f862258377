import { type Paise, sumOf } from '@/money/rules/paise'
import { type Day, dayInIndia, type Month, monthOf } from '@/time/days'
import { overdueOf, type PaymentStanding } from './paymentStanding'
import type { Acceptance, QuoteContent, QuoteVersion } from './quote'
import { acceptedOf, isOpen, lastIssuedOf, stateOf } from './quoteState'

interface Total {
  amounts: { total: Paise }
}

/** The fields of a version that the figures need. */
export type FiguredVersion = Pick<QuoteVersion, 'supersededAt'> & {
  acceptance?: Pick<Acceptance, 'at'> & Total
  content: Pick<QuoteContent, 'validUntil'>
  issued?: Pick<NonNullable<QuoteVersion['issued']>, 'at'> & Total
}

export interface FiguredQuote {
  booking: string
  /** The booking was lost. */
  isLost: boolean
  versions: FiguredVersion[]
}

interface Given {
  /** The amount due, also for quotes of earlier months. */
  dues: readonly { booking: string; standing: PaymentStanding }[]
  months: readonly Month[]
  quotes: readonly FiguredQuote[]
  today: Day
}

interface Sum {
  amount: Paise
  count: number
}

export interface QuoteFigures {
  months: {
    month: Month
    /** The newest version of each quote that was first sent in this month. */
    quoted: Sum
    /** Quotes that were accepted in this month and not undone. */
    won: Sum
    /** The amount of these that is due now. */
    outstanding: Sum
  }[]
  quoted: Sum
  won: Sum
  outstanding: Sum
  overdue: Sum
  /** Quotes first sent in these months. */
  accepted: number
  /** Accepted, expired, revoked, or of a lost booking. */
  decided: number
  open: number
}

export function quoteFigures({ dues, months, quotes, today }: Given): QuoteFigures {
  const read = quotes.map((quote) => readQuote(quote, today))
  const balances = new Map(dues.map(({ booking, standing }) => [booking, standing.balance]))
  const rows = months.map((month) => {
    const won = read.filter(({ wonIn }) => wonIn === month)
    return {
      month,
      quoted: sum(read.filter(({ sentIn }) => sentIn === month).map(({ quoted }) => quoted)),
      won: sum(won.map((one) => one.won)),
      outstanding: sum(won.flatMap(({ booking }) => balances.get(booking) ?? [])),
    }
  })
  const sent = read.filter(({ sentIn }) => months.includes(sentIn))
  const late = dues.flatMap(({ standing }) => overdueOf(standing)?.amount ?? [])
  return {
    months: rows,
    quoted: total(rows.map(({ quoted }) => quoted)),
    won: total(rows.map(({ won }) => won)),
    outstanding: sum(dues.map(({ standing }) => standing.balance)),
    overdue: sum(late),
    accepted: sent.filter(({ wonIn }) => wonIn).length,
    decided: sent.filter((one) => !one.isOpen).length,
    open: sent.filter((one) => one.isOpen).length,
  }
}

function readQuote({ booking, isLost, versions }: FiguredQuote, today: Day) {
  const first = versions.find(({ issued }) => issued)?.issued
  const last = lastIssuedOf(versions)
  const acceptance = acceptedOf(versions)?.acceptance
  return {
    booking,
    isOpen: !acceptance && !isLost && Boolean(last && isOpen(stateOf(last, today))),
    quoted: last?.issued?.amounts.total ?? 0,
    sentIn: first ? monthAt(first.at) : '',
    won: acceptance?.amounts.total ?? 0,
    wonIn: acceptance ? monthAt(acceptance.at) : '',
  }
}

/** The month in Jaipur. */
const monthAt = (moment: string): Month => monthOf(dayInIndia(new Date(moment)))

const sum = (amounts: readonly Paise[]): Sum => ({ amount: sumOf(amounts), count: amounts.length })

const total = (sums: readonly Sum[]): Sum => ({
  amount: sumOf(sums.map(({ amount }) => amount)),
  count: sumOf(sums.map(({ count }) => count)),
})
