import { Link } from '@payloadcms/ui'
import { en } from '@/messages/en'
import { paths } from '@/paths'

const { bookings } = en.dashboard

interface Props {
  page: number
  pages: number
  total: number
}

export function Pager({ page, pages, total }: Props) {
  return (
    <footer className="desk__pager">
      <p>{bookings.total(total)}</p>
      {pages > 1 && (
        <nav aria-label={bookings.pages}>
          <span>{bookings.page(page, pages)}</span>
          {page > 1 && (
            <Link className="desk-button" href={paths.admin(page - 1)} rel="prev">
              {bookings.previous}
            </Link>
          )}
          {page < pages && (
            <Link className="desk-button" href={paths.admin(page + 1)} rel="next">
              {bookings.next}
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}
