import { Link } from '@payloadcms/ui'
import { calendarStatuses, type CalendarDay } from '@/domain/calendar/monthDays'
import { formatDay } from '@/domain/days'
import { calendar as words } from '@/messages/en/calendar'
import { panelPaths } from '@/panelPaths'
import { AddOnDay } from '../add/AddByHand.client'
import { DayEvent } from './DayEvent'
import { DayFollowUps } from './DayFollowUps'
import type { MonthBooking } from './loadMonth'

const SHOWN = 3

interface Props {
  /** Of the first day: the others follow. */
  column?: number
  day: CalendarDay<MonthBooking>
  limit?: number | null
}

export function DayCell({ column, day, limit }: Props) {
  const { clash, confirmed, events, followUps, isToday } = day
  const name = formatDay(day.day)
  const more = events.length - SHOWN
  const isFree = events.length + followUps.length === 0

  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="day"
      data-clash={clash}
      data-free={isFree}
      style={{ gridColumnStart: column }}
    >
      <h3 className="day__name">
        <time dateTime={day.day}>
          <span className="day__long">{name}</span>
          <span aria-hidden="true" className="day__short">
            {Number(day.day.slice(-2))}
          </span>
        </time>
        {isToday && <span className="day__today">{words.today}</span>}
      </h3>
      {clash === 'over' && limit && (
        <p className="day__clash">{words.over({ confirmed, limit })}</p>
      )}
      {clash === 'full' && <p className="day__full">{words.full}</p>}
      {events.length > 0 && (
        <ul>
          {events.slice(0, SHOWN).map((booking) => (
            <DayEvent booking={booking} key={booking.id} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          aria-label={words.moreOf({ day: name, more })}
          className="day__more"
          href={panelPaths.desk({ from: day.day, status: [...calendarStatuses], to: day.day })}
          prefetch={false}
        >
          {words.more(more)}
        </Link>
      )}
      <DayFollowUps bookings={followUps} />
      <AddOnDay day={day.day} />
    </li>
  )
}
