import { calendar as words } from '@/i18n/en/board'
import { panelPaths } from '@/panel/panelPaths'
import type { Day, Month } from '@/time/days'
import { addMonths, formatMonth, monthOf } from '@/time/days'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'

export function MonthNav({ month, today }: { month: Month; today: Day }) {
  const previous = addMonths(month, -1)
  const next = addMonths(month, 1)

  return (
    <div className="desk-row desk-row--between">
      <h2 aria-live="polite">{formatMonth(month)}</h2>
      <nav aria-label={words.months} className="desk-row">
        <Link
          aria-label={words.previous(formatMonth(previous))}
          className={buttonClass()}
          href={panelPaths.calendar(previous)}
        >
          ←
        </Link>
        <Link
          aria-current={month === monthOf(today) ? 'date' : undefined}
          className={buttonClass()}
          href={panelPaths.calendar()}
        >
          {words.today}
        </Link>
        <Link
          aria-label={words.next(formatMonth(next))}
          className={buttonClass()}
          href={panelPaths.calendar(next)}
        >
          →
        </Link>
      </nav>
    </div>
  )
}
