import { firstPage } from '@/booking/rules/filters'
import {
  type BookingSort,
  type BookingView,
  type OptionalColumn,
  sortBy,
  sortedAs,
} from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { Link } from '@/ui/panel/Link'
import { BookingCells, BookingLinks, OptionalCells } from './BookingCells'
import type { BookingRow } from './bookingRow'
import { EmptyRow, Row, SelectBox } from './Row.client'

const { bookings } = dashboard

/** Shown as cards on a phone. The roles keep it a table for screen readers. */
export function BookingsTable({ rows, view }: { rows: BookingRow[]; view: BookingView }) {
  const ids = rows.map(({ booking }) => booking.id)
  const label = view.sort === '-received' ? bookings.table : words.tableOf

  return (
    <div className="bookings-scroll">
      <table aria-label={label} className="bookings desk-card" role="table">
        <TableHead ids={ids} view={view} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              booking={row.booking}
              isOpen={view.open === row.booking.id}
              key={row.booking.id}
              last={<OptionalCells row={row} view={view} />}
              links={<BookingLinks links={row.links} who={row.booking.who} />}
              others={row.others}
              payment={row.payment}
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

const { columns } = dashboard.bookings

type Column = keyof typeof columns | OptionalColumn

const sorts: Partial<Record<Column, BookingSort>> = {
  name: 'name',
  date: 'date',
  guests: 'guests',
  received: 'received',
  followUp: 'followUp',
}

interface TableHeadProps {
  ids: string[]
  view: BookingView
}

function TableHead({ ids, view }: TableHeadProps) {
  const { action, ...first } = columns
  const names: [Column, string][] = [
    ...(Object.entries(first) as [Column, string][]),
    ['action', action],
    ...view.columns.map((name): [Column, string] => [name, words.columns[name]]),
  ]

  return (
    <thead role="rowgroup">
      <tr role="row">
        {names.map(([name, label]) => {
          const sort = sorts[name]
          return (
            <th
              aria-sort={sort && sortedAs(sort, view.sort)}
              className={`bookings__${name}`}
              key={name}
              role="columnheader"
              scope="col"
            >
              {name === 'name' && <SelectBox ids={ids} label={words.selectPage} />}
              {sort ? <SortHeader label={label} sort={sort} view={view} /> : label}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface SortHeaderProps {
  label: string
  sort: BookingSort
  view: BookingView
}

function SortHeader({ label, sort, view }: SortHeaderProps) {
  const href = panelPaths.bookings({
    ...firstPage(view),
    open: undefined,
    sort: sortBy(sort, view.sort),
  })

  return (
    <Link className="desk-name" href={href} scroll={false}>
      {label}
    </Link>
  )
}
