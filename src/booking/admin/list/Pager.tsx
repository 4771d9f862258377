import { Link } from '@payloadcms/ui'
import { firstPage } from '@/booking/rules/filters'
import type { BookingView } from '@/booking/rules/view'
import { BOOKINGS_SHOWN_MAX } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { buttonClass } from '@/ui/panel/Button'

const { bookings } = dashboard

interface Props {
  hasNext: boolean
  page: number
  /** Undefined when there are more bookings than are counted. */
  pages?: number
  total: number
  view: BookingView
}

export function Pager({ hasNext, page, pages, total, view }: Props) {
  const all = view.show === 'all'
  const several = page > 1 || hasNext
  const closed = { ...view, open: undefined }

  return (
    <footer className="desk__pager desk-row desk-row--between desk-muted">
      <p>
        {bookings.total(total)}
        {all && total > BOOKINGS_SHOWN_MAX && <> · {words.capped(BOOKINGS_SHOWN_MAX)}</>}
      </p>
      {(several || all) && (
        <nav aria-label={bookings.pages} className="desk-row">
          {several && <span>{bookings.page(page, pages)}</span>}
          {page > 1 && (
            <Link
              className={buttonClass()}
              href={panelPaths.bookings({ ...closed, page: page - 1 })}
              rel="prev"
            >
              {bookings.previous}
            </Link>
          )}
          {hasNext && (
            <Link
              className={buttonClass()}
              href={panelPaths.bookings({ ...closed, page: page + 1 })}
              rel="next"
            >
              {bookings.next}
            </Link>
          )}
          <Link
            className={buttonClass()}
            href={panelPaths.bookings({ ...firstPage(closed), show: all ? undefined : 'all' })}
            prefetch={false}
          >
            {all ? words.showPages : words.showAll}
          </Link>
        </nav>
      )}
    </footer>
  )
}
