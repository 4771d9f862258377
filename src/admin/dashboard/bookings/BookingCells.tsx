import { Link } from '@payloadcms/ui'
import type { BookingView, OptionalColumn } from '@/domain/bookingView/BookingView'
import { dashboard } from '@/messages/en/dashboard'
import { desk as words } from '@/messages/en/desk'
import { panelPaths } from '@/panelPaths'
import type { BookingRow } from './BookingRow'
import { SelectBox } from './SelectBox.client'
import { StatusCell } from './StatusCell.client'

const { columns, dash } = dashboard.bookings

const cells = ['email', 'contact', 'date', 'guests', 'venue'] as const

interface Props {
  row: BookingRow
  view: BookingView
}

export function BookingCells({ row, view }: Props) {
  const { id, who } = row.booking

  return (
    <>
      <td className="bookings__name" role="cell">
        <SelectBox ids={[id]} label={words.select(who)} />
        <Link
          aria-label={row.name === dash ? words.open(who) : undefined}
          href={panelPaths.desk({ ...view, open: id })}
          prefetch={false}
          scroll={false}
        >
          {row.name}
        </Link>
      </td>
      {cells.map((name) => (
        <td className={`bookings__${name}`} data-label={columns[name]} key={name} role="cell">
          {name === 'venue' && row.message ? <MessageCell row={row} /> : row[name]}
        </td>
      ))}
    </>
  )
}

/** The columns that may be added stand after the seven. */
export function OptionalCells({ row, view }: Props) {
  return view.columns.map((name) => <OptionalCell key={name} name={name} row={row} />)
}

/** A contact message seldom names a venue: on a phone its words stand there. */
function MessageCell({ row }: Pick<Props, 'row'>) {
  return (
    <>
      <span className="bookings__instead">{row.venue}</span>
      <p className="bookings__message">{row.message}</p>
    </>
  )
}

function OptionalCell({ name, row }: { name: OptionalColumn; row: BookingRow }) {
  return (
    <td
      className={`bookings__optional bookings__${name}`}
      data-label={words.columns[name]}
      role="cell"
    >
      {name === 'status' ? <StatusCell booking={row.booking} /> : row.optional[name]}
    </td>
  )
}
