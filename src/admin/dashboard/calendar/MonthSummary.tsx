import { Link } from '@payloadcms/ui'
import type { CalendarDay } from '@/domain/calendar/monthDays'
import { calendar } from '@/messages/en/calendar'
import { paths } from '@/paths'
import type { MonthBooking } from './loadMonth'

const { guests: guestsOf, summary: words } = calendar

interface Props {
  days: CalendarDay<MonthBooking>[]
  limit?: number | null
}

/** The month in a line. */
export function MonthSummary({ days, limit }: Props) {
  const events = days.flatMap((day) => day.events)
  const confirmed = events.filter(({ status }) => status === 'confirmed')
  const completed = events.filter(({ status }) => status === 'completed').length
  const open = events.length - confirmed.length - completed
  const guests = confirmed.reduce((sum, { numberOfGuests }) => sum + (numberOfGuests ?? 0), 0)
  const over = days.filter(({ clash }) => clash === 'over').length
  const full = days.filter(({ clash }) => clash === 'full').length

  return (
    <ul className="month-summary">
      <li data-status="confirmed">
        {words.confirmed(confirmed.length)}
        {guests > 0 && `, ${guestsOf(guests)}`}
      </li>
      {completed > 0 && <li data-status="completed">{words.completed(completed)}</li>}
      {open > 0 && <li data-status="quoted">{words.open(open)}</li>}
      {over > 0 && <li className="month-summary__over">{words.over(over)}</li>}
      {full > 0 && <li>{words.full(full)}</li>}
      <li>
        <Link href={paths.adminGlobal('site-settings')} prefetch={false}>
          {limit ? words.limit(limit) : words.noLimit}
        </Link>
      </li>
    </ul>
  )
}
