import { formatRupees } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { locales } from '@/rules/locales'
import type { QuotedLine, QuoteVersion, ScheduleRow, StoredQuote } from './rules/quote'
import type { Voucher } from './rules/voucher'

/** A quote for the person that it is about: amounts in rupees, without what only the site needs. */
export function readableQuote({ number, versions }: StoredQuote) {
  return {
    ...(number && { number: formatSeriesNumber(number) }),
    versions: versions.map(readableVersion),
  }
}

function readableVersion(version: QuoteVersion) {
  const { acceptance, changeRequests, content, firstSeenAt, issued, links, reversal } = version
  const { buyer, lines, note, schedule, terms, validUntil } = content
  return {
    version: version.version,
    sentAt: issued?.at,
    total: issued && formatRupees(issued.amounts.total),
    validUntil,
    buyer,
    note,
    terms,
    lines: lines.map(readableLine),
    schedule: schedule.map(readableRow),
    functions: issued?.functions.map(({ date, guests, menu, name, venue }) => ({
      name,
      date,
      venue,
      guests,
      menu: menu.map(({ title }) => locales.map((locale) => title[locale]).find(Boolean)),
    })),
    links: links?.map(({ madeAt, way }) => ({ madeAt, way })),
    firstSeenAt,
    changeRequests,
    acceptance: acceptance && {
      at: acceptance.at,
      name: acceptance.name,
      addressRange: acceptance.addressRange,
      added: lines.filter(({ id }) => acceptance.taken.includes(id)).map(({ title }) => title),
      total: formatRupees(acceptance.amounts.total),
      schedule: acceptance.schedule.map(readableRow),
    },
    reversal: reversal && { at: reversal.at, reason: reversal.reason },
    supersededAt: version.supersededAt,
  }
}

const readableLine = ({ details, quantity, title, unitPrice }: QuotedLine) => ({
  title,
  details,
  quantity,
  price: formatRupees(unitPrice),
})

const readableRow = ({ amount, dueOn, title }: ScheduleRow) => ({
  title,
  dueOn,
  amount: formatRupees(amount),
})

/** As readableQuote. */
export const readableVoucher = ({ amount, number, receipt, voided, ...voucher }: Voucher) => ({
  number: formatSeriesNumber(number),
  kind: voucher.kind,
  amount: formatRupees(amount),
  way: voucher.way,
  wayReference: voucher.wayReference,
  paidOn: voucher.paidOn,
  note: voucher.note,
  buyer: voucher.buyer,
  receipt: receipt && formatSeriesNumber(receipt.number),
  voided: voided && { at: voided.at, reason: voided.reason },
})
