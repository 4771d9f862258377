import type { BookingView } from '@/domain/bookingView/BookingView'
import { dashboard } from '@/messages/en/dashboard'
import { desk as words } from '@/messages/en/desk'
import { BookingCells, OptionalCells } from './BookingCells'
import { BookingLinks } from './BookingLinks'
import type { BookingRow } from './BookingRow'
import { EmptyRow } from './EmptyRow.client'
import { Row } from './Row.client'
import { TableHead } from './TableHead'

const { bookings } = dashboard

interface Props {
  rows: BookingRow[]
  view: BookingView
}

/** On a phone the rows are drawn as cards; the roles keep it a table for screen readers. */
export function BookingsTable({ rows, view }: Props) {
  const ids = rows.map(({ booking }) => booking.id)
  const label = view.sort === '-received' ? bookings.table : words.tableOf

  return (
    <div className="bookings-scroll">
      <table aria-label={label} className="bookings" role="table">
        <TableHead ids={ids} view={view} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              booking={row.booking}
              isOpen={view.open === row.booking.id}
              key={row.booking.id}
              last={<OptionalCells row={row} view={view} />}
              links={<BookingLinks links={row.links} who={row.booking.who} />}
              wait={row.wait}
            >
              <BookingCells row={row} view={view} />
            </Row>
          ))}
          <EmptyRow bookings={rows.map(({ booking }) => booking)} columns={view.columns.length} />
        </tbody>
      </table>
    </div>
  )
}
