import { daysOfFinancialYear, financialYearOf } from '@/money/rules/financialYear'
import { addDays, addMonths, type Day, firstDayOf, isDay, monthOf } from '@/time/days'

/** The days of vouchers, both included. */
export interface VoucherSpan {
  from: Day
  to: Day
}

/** The vouchers on the screen: those of some days, or those with a number. */
export interface VoucherView extends VoucherSpan {
  page: number
  q: string
}

const Q_MAX = 30
const PAGE_MAX = 99_999

type Query = Record<string, string | string[] | undefined>

/** Ignores unknown values; the default is the current financial year. */
export function parseVoucherView(query: Query = {}, today: Day): VoucherView {
  const one = (name: string) => [query[name]].flat()[0]?.trim() ?? ''
  const year = daysOfFinancialYear(financialYearOf(today))
  const from = isDay(one('from')) ? one('from') : year.from
  const to = isDay(one('to')) ? one('to') : year.to
  return {
    ...(from <= to ? { from, to } : { from: to, to: from }),
    page: Math.min(Math.max(Math.trunc(Number(one('page'))) || 1, 1), PAGE_MAX),
    q: one('q').slice(0, Q_MAX),
  }
}

export const voucherSpans = ['month', 'lastMonth', 'year', 'lastYear'] as const

export function spansOn(today: Day): Record<(typeof voucherSpans)[number], VoucherSpan> {
  const month = monthOf(today)
  const year = daysOfFinancialYear(financialYearOf(today))
  return {
    month: daysOfMonth(month),
    lastMonth: daysOfMonth(addMonths(month, -1)),
    year,
    lastYear: daysOfFinancialYear(financialYearOf(addDays(year.from, -1))),
  }
}

const daysOfMonth = (month: string): VoucherSpan => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(addMonths(month, 1)), -1),
})
