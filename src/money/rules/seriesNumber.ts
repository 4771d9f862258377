import { type FinancialYear, isFinancialYear } from './financialYear'

/** The number of a document: consecutive within its series and financial year, from 1. */
export interface SeriesNumber {
  /** One to four capital letters or digits, such as `QT`. */
  series: string
  year: FinancialYear
  number: number
}

/** Rule 46 and 50 of the CGST Rules: at most 16 letters, digits, `-` and `/`. */
const SERIES_NUMBER_MAX_LENGTH = 16

const DIGITS_MIN = 4

export const isSeries = (text: string) => /^[A-Z0-9]{1,4}$/.test(text)

/** `QT/26-27/0042` */
export function formatSeriesNumber({ number, series, year }: SeriesNumber): string {
  const text = `${series}/${year}/${String(number).padStart(DIGITS_MIN, '0')}`
  const isWhole = Number.isInteger(number) && number > 0
  if (!isWhole || !isSeries(series) || !isFinancialYear(year))
    throw new RangeError(`${text} is no number of a series`)
  if (text.length > SERIES_NUMBER_MAX_LENGTH) throw new RangeError(`${text} is too long`)
  return text
}

/** Undefined for a text that `formatSeriesNumber` would not return. */
export function parseSeriesNumber(text: string): SeriesNumber | undefined {
  const [, series = '', year = '', digits = ''] = /^([^/]+)\/([^/]+)\/(\d+)$/.exec(text) ?? []
  const number = Number(digits)
  const isKnown = isSeries(series) && isFinancialYear(year) && number > 0
  if (!isKnown || text.length > SERIES_NUMBER_MAX_LENGTH) return undefined
  const read = { series, year, number }
  return formatSeriesNumber(read) === text ? read : undefined
}
