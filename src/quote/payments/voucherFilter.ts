import type { mongo } from 'mongoose'
import { parseSeriesNumber } from '@/money/rules/seriesNumber'
import type { VoucherSpan, VoucherView } from '@/quote/rules/voucherSpan'
import { addDays, startInIndia } from '@/time/days'
import type { VoucherDocument } from './storedVouchers'

type Filter = mongo.Filter<VoucherDocument>

/** By the day of the voucher in Jaipur, which also determines its number. */
export const ofSpan = ({ from, to }: VoucherSpan): Filter => ({
  at: {
    $gte: startInIndia(from).toISOString(),
    $lt: startInIndia(addDays(to, 1)).toISOString(),
  },
})

/** A number ignores the days: a complete number contains its year, and `42` matches every series and year. */
export function voucherFilter({ q, ...span }: VoucherView): Filter {
  if (!q) return ofSpan(span)
  const whole = parseSeriesNumber(q.toUpperCase())
  if (whole)
    return {
      'number.series': whole.series,
      'number.year': whole.year,
      'number.number': whole.number,
    }
  return { 'number.number': /^\d{1,9}$/.test(q) ? Number(q) : -1 }
}
