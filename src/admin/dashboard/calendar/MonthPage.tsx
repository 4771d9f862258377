import type { Payload, TypedUser } from 'payload'
import { monthDays } from '@/domain/calendar/monthDays'
import type { Day } from '@/domain/days'
import { formatMonth, weekday, type Month } from '@/domain/months'
import { calendar as words } from '@/messages/en/calendar'
import { DayCell } from './DayCell'
import { loadMonth } from './loadMonth'
import { MonthSummary } from './MonthSummary'

interface Props {
  month: Month
  payload: Payload
  today: Day
  user: TypedUser
}

/** A list of days: seven in a row on a screen, one below the other on a phone. */
export async function MonthPage({ month, payload, today, user }: Props) {
  const found = await loadMonth({ month, payload, user })
  if (!found) {
    return (
      <p className="charts__told" role="alert">
        <b>{words.loadFailed}</b>
        {words.loadHint}
      </p>
    )
  }
  const { limit } = found
  const days = monthDays({ ...found, month, today })
  const isEmpty = days.every(({ events, followUps }) => events.length + followUps.length === 0)

  return (
    <>
      <MonthSummary days={days} limit={limit} />
      {isEmpty && (
        <p className="calendar__nothing">
          <b>{words.nothing}</b> {words.nothingHint}
        </p>
      )}
      <div aria-hidden="true" className="calendar__weekdays">
        {words.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol aria-label={words.days(formatMonth(month))} className="calendar" data-empty={isEmpty}>
        {days.map((day, index) => (
          <DayCell
            column={index === 0 ? weekday(day.day) + 1 : undefined}
            day={day}
            key={day.day}
            limit={limit}
          />
        ))}
      </ol>
    </>
  )
}
