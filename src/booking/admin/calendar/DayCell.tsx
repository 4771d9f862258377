import { AddOnDay } from '@/booking/admin/add/AddDialog.client'
import { whoOf } from '@/booking/admin/snapshot'
import { functionsOn, guestsOn } from '@/booking/rules/functions'
import type { CalendarDay } from '@/booking/rules/monthDays'
import { calendarStatuses, openStatuses, statusLook } from '@/booking/rules/status'
import { calendar as words } from '@/i18n/en/board'
import { statusWord } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panel/panelPaths'
import { type Day, formatDay } from '@/time/days'
import { Link } from '@/ui/panel/Link'
import type { MonthBooking } from './loadMonth'

const SHOWN = 3

interface Props {
  column?: number
  day: CalendarDay<MonthBooking>
  limit?: number | null
}

export function DayCell({ column, day, limit }: Props) {
  const { clash, confirmed, events, followUps, isPast, isToday } = day
  const name = formatDay(day.day)
  const more = events.length - SHOWN
  const isFree = events.length + followUps.length === 0

  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="day desk-card desk-stack"
      data-clash={clash}
      data-free={isFree}
      data-past={isPast}
      style={{ gridColumnStart: column }}
    >
      <h3>
        <time dateTime={day.day}>
          <span className="day__long unseen">{name}</span>
          <span aria-hidden="true" className="desk-wide">
            {Number(day.day.slice(-2))}
          </span>
        </time>
        {isToday && <span className="desk-small">{words.today}</span>}
      </h3>
      {clash === 'over' && limit && (
        <p className="day__clash">{words.over({ confirmed, limit })}</p>
      )}
      {clash === 'full' && <p className="day__full">{words.full}</p>}
      {events.length > 0 && (
        <ul className="desk-stack">
          {events.slice(0, SHOWN).map((booking) => (
            <DayEvent booking={booking} day={day.day} key={booking.id} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          aria-label={words.moreOf({ day: name, more })}
          className="desk-link desk-small"
          href={panelPaths.bookings({ from: day.day, status: calendarStatuses, to: day.day })}
        >
          {words.more(more)}
        </Link>
      )}
      {events.length > 0 && (
        <Link
          aria-label={words.kitchenOf(name)}
          className="desk-link desk-small"
          href={panelPaths.kitchen({ day: day.day })}
        >
          {words.kitchen}
        </Link>
      )}
      <DayFollowUps bookings={followUps} />
      {isFree && !isPast && <p className="desk-muted desk-narrow">{words.free}</p>}
      {!isPast && <AddOnDay day={day.day} />}
    </li>
  )
}

function DayEvent({ booking, day }: { booking: MonthBooking; day: Day }) {
  const { id, status } = booking
  const names = functionsOn(booking, day).flatMap(({ name }) => name || [])
  const guests = guestsOn(booking, day)

  return (
    <li>
      <Link className="day__event" {...statusLook(status)} href={panelPaths.bookings({ open: id })}>
        <b>{whoOf(booking)}</b>
        {names.length > 0 && <span className="day__functions">{names.join(', ')}</span>}
        <span className="desk-row">
          <span className="day__stage">{statusWord(status)}</span>
          {guests ? <span>{words.guests(guests)}</span> : null}
        </span>
      </Link>
    </li>
  )
}

const FOLLOW_UPS_SHOWN = 2

const byFollowUp = panelPaths.bookings({
  columns: ['followUp'],
  sort: 'followUp',
  status: openStatuses,
})

function DayFollowUps({ bookings }: { bookings: MonthBooking[] }) {
  if (bookings.length === 0) return null
  const more = bookings.length - FOLLOW_UPS_SHOWN

  return (
    <ul className="desk-stack">
      {bookings.slice(0, FOLLOW_UPS_SHOWN).map((booking) => (
        <li key={booking.id}>
          <Link className="day__follow-up" href={panelPaths.bookings({ open: booking.id })}>
            <span className="desk-muted">{words.followUp}</span> {whoOf(booking)}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link className="desk-link desk-small" href={byFollowUp}>
            {words.followUpsMore(more)}
          </Link>
        </li>
      )}
    </ul>
  )
}
