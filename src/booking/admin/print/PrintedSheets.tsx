import { describeChanges, titleOfSheet } from '@/booking/rules/describePrinted'
import { daysOfBooking } from '@/booking/rules/functions'
import {
  changesOf,
  isStale,
  type PrintMark,
  printsOf,
  readSheetName,
  sheetNames,
} from '@/booking/rules/printedSheets'
import { printedWords as words } from '@/i18n/en/printed'
import type { DishToBuy } from '@/menu/rules/purchases'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import { type Day, dayInIndia } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { PrintedNotice } from '@/ui/panel/PrintedNotice'

interface Props {
  booking: Booking
  dishes: readonly DishToBuy[]
}

/** The printed sheets of a booking, outdated ones first. */
export function PrintedSheets({ booking, dishes }: Props) {
  const today = dayInIndia(new Date())
  const prints = printsOf(booking)
    .filter((mark) => !isOver(booking, mark, today))
    .map((mark) => ({ changes: changesOf(booking, mark, dishes), mark }))
    .toSorted(
      (one, other) =>
        Number(isStale(other.changes)) - Number(isStale(one.changes)) ||
        other.mark.at.localeCompare(one.mark.at),
    )
  if (prints.length === 0) return null
  return (
    <section aria-labelledby="request-printed" className="request__offer desk-stack">
      <h3 id="request-printed">{words.title}</h3>
      {prints.map(({ changes, mark: { at, revision, sheet } }) => (
        <PrintedNotice
          at={at}
          changes={describeChanges(changes, booking)}
          key={sheet}
          revision={revision}
          sheet={titleOfSheet(sheet, booking)}
        >
          <a className={buttonClass()} href={hrefOf(booking, sheet)} rel="noopener" target="_blank">
            {words.again}
          </a>
        </PrintedNotice>
      ))}
    </section>
  )
}

/** True when the day of the sheet, or the last day of the booking, is over. */
function isOver(booking: Booking, { sheet }: PrintMark, today: Day): boolean {
  const last = readSheetName(sheet).day ?? daysOfBooking(booking).toSorted().at(-1)
  return last !== undefined && last < today
}

function hrefOf(booking: Booking, sheet: string): string {
  const { day, only } = readSheetName(sheet)
  if (sheet === sheetNames.event) return panelPaths.eventSheet(booking.id)
  const row = booking.functions?.find(({ id }) => id === only)
  const of = { day: day ?? row?.date ?? booking.date ?? '', only }
  return sheet.startsWith('kitchen') ? panelPaths.kitchen(of) : panelPaths.purchases(of)
}
