import { Link } from '@payloadcms/ui'
import { firstPage } from '@/domain/bookingView/activeFilters'
import type { BookingSort, BookingView } from '@/domain/bookingView/BookingView'
import { sortBy } from '@/domain/bookingView/sortBy'
import { panelPaths } from '@/panelPaths'

interface Props {
  label: string
  sort: BookingSort
  view: BookingView
}

/** The name of a column that sorts by it, and turns it round when pressed again. */
export function SortHeader({ label, sort, view }: Props) {
  const href = panelPaths.desk({
    ...firstPage(view),
    open: undefined,
    sort: sortBy(sort, view.sort),
  })

  return (
    <Link className="bookings__sort" href={href} prefetch={false} scroll={false}>
      {label}
    </Link>
  )
}
