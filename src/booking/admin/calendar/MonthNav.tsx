import { Link } from '@payloadcms/ui'
import type { Day, Month } from '@/time/days'
import { addMonths, formatMonth, monthOf } from '@/time/days'
import { calendar as words } from '@/i18n/en/board'
import { panelPaths } from '@/panelPaths'

interface Props {
  month: Month
  today: Day
}

export function MonthNav({ month, today }: Props) {
  const previous = addMonths(month, -1)
  const next = addMonths(month, 1)

  return (
    <div className="month-nav">
      <h2 aria-live="polite">{formatMonth(month)}</h2>
      <nav aria-label={words.months}>
        <Link
          aria-label={words.previous(formatMonth(previous))}
          className="desk-button"
          href={panelPaths.calendar(previous)}
          prefetch={false}
        >
          ←
        </Link>
        <Link
          aria-current={month === monthOf(today) ? 'date' : undefined}
          className="desk-button"
          href={panelPaths.calendar()}
          prefetch={false}
        >
          {words.today}
        </Link>
        <Link
          aria-label={words.next(formatMonth(next))}
          className="desk-button"
          href={panelPaths.calendar(next)}
          prefetch={false}
        >
          →
        </Link>
      </nav>
    </div>
  )
}
