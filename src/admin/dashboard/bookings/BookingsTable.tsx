import { en } from '@/messages/en'
import { BookingCells } from './BookingCells'
import { BookingDetails } from './BookingDetails'
import { BookingLinks } from './BookingLinks'
import type { BookingRow } from './BookingRow'
import { EmptyRow } from './EmptyRow.client'
import { Row } from './Row.client'

const { bookings } = en.dashboard

/** On a phone the rows are drawn as cards; the roles keep it a table for screen readers. */
export function BookingsTable({ rows }: { rows: BookingRow[] }) {
  return (
    <table aria-label={bookings.table} className="bookings" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(bookings.columns).map(([name, label]) => (
            <th className={`bookings__${name}`} key={name} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row
            booking={{ id: row.id, who: row.who }}
            details={<BookingDetails details={row.details} />}
            key={row.id}
            links={<BookingLinks links={row.links} who={row.who} />}
          >
            <BookingCells row={row} />
          </Row>
        ))}
        <EmptyRow ids={rows.map(({ id }) => id)} />
      </tbody>
    </table>
  )
}
