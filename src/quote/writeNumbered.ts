import type { Payload } from 'payload'
import { type FinancialYear, financialYearOf } from '@/money/rules/financialYear'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { Day } from '@/time/days'
import { isDuplicate } from './storedQuotes'

interface Series {
  /** The collection. */
  of: 'Quote' | 'Voucher'
  series: string
  today: Day
}

/** More than write documents of one series in the same moment. */
const ATTEMPTS = 100

/**
 * Writes with the next number. Numbers are consecutive in their series and financial year: the unique index
 * refuses a number that another document got in between, and the next one is tried.
 */
export async function writeNumbered<Written>(
  payload: Payload,
  { of, series, today }: Series,
  write: (number: SeriesNumber) => Promise<Written>,
): Promise<Written> {
  const year = financialYearOf(today)
  for (let attempt = 1; ; attempt += 1) {
    const number = (await highestNumber(payload, { of, series, year })) + 1
    try {
      return await write({ series, year, number })
    } catch (error) {
      if (!isDuplicate(error) || attempt === ATTEMPTS) throw error
    }
  }
}

async function highestNumber(
  { db }: Payload,
  { of, series, year }: Omit<Series, 'today'> & { year: FinancialYear },
): Promise<number> {
  const [highest] = await db.connection
    .collection<{ number?: SeriesNumber }>(of)
    .find({ 'number.series': series, 'number.year': year })
    .sort({ 'number.series': -1, 'number.year': -1, 'number.number': -1 })
    .limit(1)
    .project<{ number: SeriesNumber }>({ number: 1 })
    .toArray()
  return highest?.number.number ?? 0
}
