import { Link } from '@payloadcms/ui'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { en } from '@/messages/en'
import { panelPaths } from '@/panelPaths'

const { bookings } = en.dashboard

interface Props {
  page: number
  pages: number
  total: number
  view: BookingView
}

export function Pager({ page, pages, total, view }: Props) {
  return (
    <footer className="desk__pager">
      <p>{bookings.total(total)}</p>
      {pages > 1 && (
        <nav aria-label={bookings.pages}>
          <span>{bookings.page(page, pages)}</span>
          {page > 1 && (
            <Link
              className="desk-button"
              href={panelPaths.desk({ ...view, page: page - 1 })}
              rel="prev"
            >
              {bookings.previous}
            </Link>
          )}
          {page < pages && (
            <Link
              className="desk-button"
              href={panelPaths.desk({ ...view, page: page + 1 })}
              rel="next"
            >
              {bookings.next}
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}
