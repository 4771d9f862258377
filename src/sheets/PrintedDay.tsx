import type { Caller } from '@/account/access'
import { describeChangedFunction, titleOfKey } from '@/booking/rules/describePrinted'
import {
  changesOfDay,
  type ChangedOnDay,
  type PrintMark,
  printedBookings,
} from '@/booking/rules/printedSheets'
import { printedWords as words } from '@/i18n/en/printed'
import { kitchenMessages } from '@/i18n/kitchenMessages'
import { readOr } from '@/panel/readOr'
import { rootLocale } from '@/rules/locales'
import { PrintedNotice } from '@/ui/panel/PrintedNotice'
import { whoOf } from './labels'
import { type KitchenBooking, type KitchenFunction, loadMarked } from './loadDay'
import { MarkPrinted } from './MarkPrinted.client'

interface Props extends Caller {
  functions: readonly KitchenFunction[]
  sheet: string
}

/** Above a sheet of a day: which functions changed since it was printed. It notes the next print. */
export async function PrintedDay({ functions, payload, sheet, user }: Props) {
  const failed = { msg: 'The prints of a sheet could not be read', otherwise: [] }
  const marked = await readOr(payload, failed, () => loadMarked({ payload, sheet, user }))
  const printed = changesOfDay({ marked, sheet, shown: functions })
  return (
    <div className="sheet__bar">
      {printed && <PrintedNotice at={printed.at} changes={printed.functions.map(textOf)} />}
      {functions.length > 0 && (
        <MarkPrinted
          body={{ bookings: printedBookings(sheet, functions), sheet } satisfies Noted}
          failed={words.notNoted}
        />
      )}
    </div>
  )
}

type Noted = Pick<PrintMark, 'sheet'> & { bookings: object[] }

function textOf(changed: ChangedOnDay<KitchenBooking>): string {
  const { booking, key } = changed
  const who = whoOf(booking, kitchenMessages(rootLocale))
  const title = titleOfKey(booking, key)
  const isOwn = !booking.functions?.length
  return describeChangedFunction(
    changed,
    isOwn ? who : title ? `${title} (${who})` : words.unknownOf(who),
  )
}
