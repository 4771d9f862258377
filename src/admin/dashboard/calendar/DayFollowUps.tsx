import { Link } from '@payloadcms/ui'
import { openStatuses } from '@/domain/bookingStatus'
import { calendar as words } from '@/messages/en/calendar'
import { panelPaths } from '@/panelPaths'
import type { MonthBooking } from './loadMonth'
import { nameOf } from './nameOf'

const SHOWN = 2

const byFollowUp = panelPaths.desk({
  columns: ['followUp'],
  sort: 'followUp',
  status: [...openStatuses],
})

/** Whom to call back that day. */
export function DayFollowUps({ bookings }: { bookings: MonthBooking[] }) {
  if (bookings.length === 0) return null
  const more = bookings.length - SHOWN

  return (
    <ul className="day__follow-ups">
      {bookings.slice(0, SHOWN).map((booking) => (
        <li key={booking.id}>
          <Link
            className="day__follow-up"
            href={panelPaths.desk({ open: booking.id })}
            prefetch={false}
          >
            <span className="day__mark">{words.followUp}</span> {nameOf(booking)}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link className="day__more" href={byFollowUp} prefetch={false}>
            {words.followUpsMore(more)}
          </Link>
        </li>
      )}
    </ul>
  )
}
