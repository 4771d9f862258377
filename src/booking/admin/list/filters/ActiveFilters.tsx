import { filterLabel } from '@/booking/admin/list/bookingRow'
import type { Administrator } from '@/booking/admin/list/loadAdmins'
import { activeFilters, withoutFilter, withoutFilters } from '@/booking/rules/filters'
import type { BookingView } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { panelPaths } from '@/panel/panelPaths'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'

export function ActiveFilters({ admins, view }: { admins: Administrator[]; view: BookingView }) {
  const filters = activeFilters(view)
  if (filters.length === 0) return null

  return (
    <ul aria-label={words.active} className="desk-chips desk-row">
      {filters.map((filter) => {
        const label = filterLabel({ admins, filter })
        return (
          <li key={filter.name + filter.value}>
            <Link
              aria-label={words.remove(label)}
              className={buttonClass('round', 'small')}
              href={panelPaths.bookings(withoutFilter(view, filter))}
              scroll={false}
            >
              {label}
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        )
      })}
      <li>
        <Link className="desk-link" href={panelPaths.bookings(withoutFilters(view))} scroll={false}>
          {words.clear}
        </Link>
      </li>
    </ul>
  )
}
