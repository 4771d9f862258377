import { Link } from '@payloadcms/ui'
import { statusWord } from '@/messages/en/bookingWork'
import { calendar as words } from '@/messages/en/calendar'
import { panelPaths } from '@/panelPaths'
import type { MonthBooking } from './loadMonth'
import { nameOf } from './nameOf'

/** One request on its day; the link opens it on the desk. */
export function DayEvent({ booking }: { booking: MonthBooking }) {
  const { id, numberOfGuests, status } = booking

  return (
    <li>
      <Link
        className="day__event"
        data-status={status}
        href={panelPaths.desk({ open: id })}
        prefetch={false}
      >
        <b>{nameOf(booking)}</b>
        <span>
          <span className="day__stage">{statusWord(status)}</span>
          {numberOfGuests ? <span>{words.guests(numberOfGuests)}</span> : null}
        </span>
      </Link>
    </li>
  )
}
