import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import type { Caller } from '@/account/access'
import { AddByHand } from '@/booking/admin/add/AddDialog.client'
import { guestsOn } from '@/booking/rules/functions'
import { type CalendarDay, monthDays } from '@/booking/rules/monthDays'
import { heldStatuses, statusLook, takingDay, wonStatuses } from '@/booking/rules/status'
import { calendar as words } from '@/i18n/en/board'
import { dashboard } from '@/i18n/en/dashboard'
import { AdminView, EmptyState } from '@/panel/AdminView'
import { paths } from '@/paths'
import {
  type Day,
  dayInIndia,
  formatMonth,
  isMonth,
  type Month,
  monthOf,
  weekday,
} from '@/time/days'
import { Link } from '@/ui/panel/Link'
import { DayCell } from './DayCell'
import { loadMonth, type MonthBooking } from './loadMonth'
import { MonthNav } from './MonthNav'

export function CalendarView(props: AdminViewServerProps) {
  const { payload, searchParams } = props
  const today = dayInIndia(new Date())
  const param = String(searchParams?.month ?? '')
  const month = isMonth(param) ? param : monthOf(today)

  return (
    <AdminView {...props} intro={words.intro} title={words.title} tools={<AddByHand />}>
      {(user) => (
        <>
          <MonthNav month={month} today={today} />
          <Suspense fallback={<p className="desk-empty">{dashboard.loading}</p>} key={month}>
            <MonthPage month={month} payload={payload} today={today} user={user} />
          </Suspense>
        </>
      )}
    </AdminView>
  )
}

interface MonthPageProps extends Caller {
  month: Month
  today: Day
}

async function MonthPage({ month, payload, today, user }: MonthPageProps) {
  const found = await loadMonth({ month, payload, user })
  if (!found) {
    return <EmptyState hint={words.loadHint} role="alert" title={words.loadFailed} />
  }
  const { limit } = found
  const days = monthDays({ ...found, month, today })
  const isEmpty = days.every(({ events, followUps }) => events.length + followUps.length === 0)

  return (
    <>
      <MonthSummary days={days} limit={limit} />
      {isEmpty && (
        <p className="desk-muted">
          <b>{words.nothing}</b> {words.nothingHint}
        </p>
      )}
      <div aria-hidden="true" className="calendar__weekdays desk-muted desk-small desk-wide">
        {words.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol aria-label={words.days(formatMonth(month))} className="calendar">
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

interface MonthSummaryProps {
  days: CalendarDay<MonthBooking>[]
  limit?: number | null
}

function MonthSummary({ days, limit }: MonthSummaryProps) {
  const onEachDay = days.flatMap(({ day, events }) =>
    events.map((booking) => ({
      guests: guestsOn(booking, day),
      id: booking.id,
      status: booking.status,
    })),
  )
  const confirmed = onEachDay.filter(({ status }) => takingDay.includes(status))
  const completed = onEachDay.filter(({ status }) => heldStatuses.includes(status)).length
  // A request for several functions is one.
  const open = new Set(
    onEachDay.filter(({ status }) => !wonStatuses.includes(status)).map(({ id }) => id),
  ).size
  const guests = confirmed.reduce((sum, one) => sum + one.guests, 0)
  const over = days.filter(({ clash }) => clash === 'over').length
  const full = days.filter(({ clash }) => clash === 'full').length

  return (
    <ul className="month-summary desk-row">
      <li {...statusLook('confirmed')}>
        {words.summary.confirmed(confirmed.length)}
        {guests > 0 && `, ${words.guests(guests)}`}
      </li>
      {completed > 0 && <li {...statusLook('completed')}>{words.summary.completed(completed)}</li>}
      {open > 0 && <li {...statusLook('quoted')}>{words.summary.open(open)}</li>}
      {over > 0 && <li className="desk-alarm">{words.summary.over(over)}</li>}
      {full > 0 && <li>{words.summary.full(full)}</li>}
      <li>
        <Link href={paths.adminGlobal('site-settings')}>
          {limit ? words.summary.limit(limit) : words.summary.noLimit}
        </Link>
      </li>
    </ul>
  )
}
