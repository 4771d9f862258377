import type { mongo } from 'mongoose'
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

/** `sparse`: drafts of quotes have no number. */
const numberIndex: mongo.IndexDescription = {
  key: { 'number.series': 1, 'number.year': 1, 'number.number': 1 },
  sparse: true,
  unique: true,
}

const pendingIndex: mongo.IndexDescription = { key: { pendingAt: 1 }, sparse: true }

const indexes: Record<Series['of'], mongo.IndexDescription[]> = {
  Quote: [numberIndex, pendingIndex],
  // Of two refunds of one receipt at once, one gets the turn (storedVouchers.ts).
  Voucher: [
    numberIndex,
    pendingIndex,
    { key: { 'chain.receipt': 1, 'chain.turn': 1 }, sparse: true, unique: true },
  ],
}

const made = new WeakMap<Payload, Partial<Record<Series['of'], Promise<unknown>>>>()

/** Once for each process. Throws where they cannot be made: without them two documents could share a number. */
async function ensureIndexes(payload: Payload, of: Series['of']) {
  const known = made.get(payload) ?? {}
  made.set(payload, known)
  known[of] ??= payload.db.connection.collection(of).createIndexes(indexes[of])
  try {
    await known[of]
  } catch (error) {
    delete known[of]
    throw error
  }
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
  await ensureIndexes(payload, of)
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
