import { stringify } from 'csv-stringify/sync'
import type { Booking } from '@/payload-types'
import { csvColumns } from './csvColumns'

interface Part {
  bookings: Booking[]
  /** The first part begins with the mark that tells a spreadsheet UTF-8, and with the headers. */
  isFirst: boolean
}

/** A part of the file. What a spreadsheet would take for a formula gets a quote before it. */
export function toCsv({ bookings, isFirst }: Part): string {
  const rows = bookings.map((booking) => csvColumns.map(([, read]) => read(booking) ?? ''))
  const headers = csvColumns.map(([header]) => header)
  return stringify(isFirst ? [headers, ...rows] : rows, {
    bom: isFirst,
    escape_formulas: true,
    // A line break alone is not the end of a record: without quotes a spreadsheet takes it for one.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  })
}
