import { voucherCsv as words, voucherWays } from '@/i18n/en/payments'
import { gstStates, type StateCode } from '@/money/rules/gstStates'
import { type BasisPoints, type Paise, RUPEE } from '@/money/rules/paise'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import type { Voucher, VoucherPart } from '@/quote/rules/voucher'
import type { CsvCell } from '@/rules/csvFile'
import { dayInIndia } from '@/time/days'

/** For a seller who charges no tax. */
type Part = Partial<Omit<VoucherPart, 'total'>> & Pick<VoucherPart, 'total'>

type Column = [header: string, read: (voucher: Voucher, part: Part) => CsvCell]

/** The columns that the accountant's software reads. New columns are added at the end. */
const columns: Column[] = [
  [words.number, ({ number }) => formatSeriesNumber(number)],
  [words.date, ({ at }) => dayInIndia(new Date(at))],
  [words.kind, ({ kind }) => words.kinds[kind]],
  [words.receipt, ({ receipt }) => receipt && formatSeriesNumber(receipt.number)],
  [words.buyer, ({ buyer }) => buyer.name],
  [words.gstin, ({ buyer }) => buyer.gstin],
  [words.state, ({ buyer }) => stateName(buyer.state)],
  [words.place, (_, { placeOfSupply }) => placeOfSupply && stateName(placeOfSupply)],
  [words.quote, ({ quote }) => formatSeriesNumber(quote.number)],
  [words.version, ({ quote }) => quote.version],
  [words.reference, ({ reference }) => reference],
  [words.paidOn, ({ paidOn }) => paidOn],
  [words.way, ({ way }) => voucherWays[way]],
  [words.wayReference, ({ wayReference }) => digitsAsText(wayReference)],
  [words.sac, (_, { sac }) => sac],
  [words.taxable, (voucher, { taxable, total }) => counted(voucher, taxable ?? total)],
  [words.rate, (_, { rate }) => percent(rate ?? 0)],
  [words.cgst, (voucher, { cgst }) => counted(voucher, cgst ?? 0)],
  [words.sgst, (voucher, { sgst }) => counted(voucher, sgst ?? 0)],
  [words.igst, (voucher, { igst }) => counted(voucher, igst ?? 0)],
  [words.total, (voucher, { total }) => counted(voucher, total)],
  [words.voidedOn, ({ voided }) => voided && dayInIndia(new Date(voided.at))],
  [words.voidedFor, ({ voided }) => voided?.reason],
  [words.voidedTotal, ({ voided }, { total }) => voided && rupees(total)],
]

export const voucherHeaders: CsvCell[] = columns.map(([header]) => header)

/**
 * One row for each rate. Each column of amounts can be summed: refunds are negative, and void vouchers are
 * zero.
 */
export function voucherRows(voucher: Voucher): CsvCell[][] {
  const parts: Part[] = voucher.parts.filter(({ total }) => total > 0)
  const rows = parts.length > 0 ? parts : [{ total: voucher.amount }]
  return rows.map((part) => columns.map(([, read]) => read(voucher, part)))
}

/** The number with at most two decimals. */
const rupees = (amount: Paise) => amount / RUPEE

const percent = (rate: BasisPoints) => rate / 100

function counted({ kind, voided }: Voucher, amount: Paise): number {
  if (voided || amount === 0) return 0
  return rupees(kind === 'refund' ? -amount : amount)
}

const stateName = (code: StateCode) => `${code} ${gstStates[code].en}`

/**
 * A spreadsheet would drop leading zeros and digits after the fifteenth, and read `12E45` as a power of ten and
 * `12/5` as a day.
 */
function digitsAsText(text = ''): string {
  const isNumber = /^\d[\d.,:/-]*(?:e[+-]?\d+)?$/i.test(text)
  const isExact = /^[1-9]\d{0,14}$/.test(text)
  return isNumber && !isExact ? `'${text}` : text
}
