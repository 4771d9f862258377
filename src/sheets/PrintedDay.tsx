import { describeChangedFunction, titleOfKey } from '@/booking/rules/describePrinted'
import {
  changesOfDay,
  type ChangedOnDay,
  type PrintMark,
  printedBookings,
} from '@/booking/rules/printedSheets'
import { printedWords as words } from '@/i18n/en/printed'
import { kitchenMessages } from '@/i18n/sheetMessages'
import { rootLocale } from '@/rules/locales'
import { PrintedNotice } from '@/ui/panel/PrintedNotice'
import { customerName } from './labels'
import type { KitchenBooking, LoadedDaySheet } from './loadDay'
import { MarkPrinted } from './MarkPrinted.client'

interface Props extends Pick<LoadedDaySheet, 'dishes' | 'functions' | 'marked'> {
  sheet: string
}

/**
 * Shown above a sheet of a day: the functions that have changed since it was printed. Stores the next print.
 */
export function PrintedDay({ dishes, functions, marked, sheet }: Props) {
  const printed = changesOfDay({ dishes, marked, sheet, shown: functions })
  return (
    <div className="sheet__bar">
      {printed && <PrintedNotice at={printed.at} changes={printed.functions.map(textOf)} />}
      {functions.length > 0 && (
        <MarkPrinted
          body={{ bookings: printedBookings(sheet, functions, dishes), sheet } satisfies Noted}
          failed={words.notNoted}
        />
      )}
    </div>
  )
}

type Noted = Pick<PrintMark, 'sheet'> & { bookings: object[] }

function textOf(changed: ChangedOnDay<KitchenBooking>): string {
  const { booking, key } = changed
  const who = customerName(booking, kitchenMessages(rootLocale))
  const title = titleOfKey(booking, key)
  const isOwn = !booking.functions?.length
  return describeChangedFunction(
    changed,
    isOwn ? who : title ? `${title} (${who})` : words.unknownOf(who),
  )
}
