import { bookingDetails } from '@/i18n/en/bookingFields'
import { printedWords as words } from '@/i18n/en/printed'
import type { Booking } from '@/payload-types'
import { formatDay } from '@/time/days'
import { functionTitle } from './describeFunctions'
import { type ChangedFunction, readSheetName, type SheetChanges, sheetNames } from './printedSheets'

/** For example `plates and dishes of Mehndi`. `title` is the name of the function, if it is still known. */
export function describeChangedFunction({ change }: ChangedFunction, title: string): string {
  if (change === 'new') return words.added(title || words.unknown)
  if (change === 'gone') return words.gone(title || words.unknown)
  return words.partsOf(change, title || words.unknown)
}

type Named = Pick<Partial<Booking>, 'functions' | 'name'>

/**
 * The name of a function of a booking; undefined when it was removed. A booking without functions counts as
 * one.
 */
export function titleOfKey({ functions, name }: Named, key: string): string {
  const rows = functions ?? []
  const index = rows.findIndex(
    ({ id }, at) => key === id || key === String(at) || key.endsWith(`-${at}`),
  )
  const row = rows[index]
  if (row) return functionTitle(row, index, bookingDetails.functions)
  return rows.length === 0 ? (name ?? '') : ''
}

/** The changes of one booking, as texts. */
export const describeChanges = ({ functions, parts }: SheetChanges, booking: Named): string[] => [
  ...parts.map(words.part),
  ...functions.map((one) => describeChangedFunction(one, titleOfKey(booking, one.key))),
]

/** For example `Kitchen sheet of Fri, 20 Nov 2026`. */
export function titleOfSheet(sheet: string, booking: Named): string {
  const { sheets } = words
  const { day, only = '' } = readSheetName(sheet)
  if (sheet === sheetNames.event) return sheets.event
  const of = day ? formatDay(day) : titleOfKey(booking, only) || words.unknown
  return sheet.startsWith('kitchen') ? sheets.kitchen(of) : sheets.purchases(of)
}
