import type { BookingView, OptionalColumn } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { ActionIcon } from './ActionIcon'
import type { BookingRow } from './bookingRow'
import { SelectBox, StatusCell } from './Row.client'

const { dash } = dashboard.bookings

const cells = ['email', 'contact', 'date', 'guests', 'venue'] as const
type CellName = (typeof cells)[number]

interface BookingCellsProps {
  row: BookingRow
  view: BookingView
}

export function BookingCells({ row, view }: BookingCellsProps) {
  const { id, who } = row.booking

  return (
    <>
      <td className="bookings__name" role="cell">
        <SelectBox ids={[id]} label={words.select(who)} />
        <Link
          aria-label={row.name === dash ? words.open(who) : undefined}
          className="desk-name"
          href={panelPaths.bookings({ ...view, open: id })}
          scroll={false}
        >
          {row.name}
        </Link>
      </td>
      {cells.map((name) => (
        <td
          className={`bookings__${name}`}
          data-empty={row[name] === dash && !(name === 'venue' && row.message)}
          key={name}
          role="cell"
        >
          <CellContent name={name} row={row} />
        </td>
      ))}
    </>
  )
}

export function OptionalCells({ row, view }: BookingCellsProps) {
  return view.columns.map((name) => <OptionalCell key={name} name={name} row={row} />)
}

function CellContent({ name, row }: Pick<BookingCellsProps, 'row'> & { name: CellName }) {
  if (name === 'venue' && row.message) return <MessageCell row={row} />
  if (name !== 'email') return row[name]
  const [person, ...domain] = row.email.split(/(?=@)/)
  return (
    <>
      {person}
      <wbr />
      {domain}
    </>
  )
}

function MessageCell({ row }: Pick<BookingCellsProps, 'row'>) {
  return (
    <>
      <span className="desk-wide">{row.venue}</span>
      <p className="bookings__message desk-clamp desk-narrow">{row.message}</p>
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

const { actions } = dashboard

type Way = keyof BookingRow['links']

interface BookingLinksProps extends Pick<BookingRow, 'links'> {
  who: string
}

const ways: Way[] = ['call', 'whatsapp', 'email']

export function BookingLinks({ links, who }: BookingLinksProps) {
  return ways
    .filter((way) => links[way])
    .map((way) => (
      <a
        aria-label={actions.of(actions[way], who)}
        className={`${buttonClass()} desk-action desk-action--${way}`}
        href={links[way]}
        key={way}
        title={actions[way]}
        {...(way === 'whatsapp' && { rel: 'noopener noreferrer', target: '_blank' })}
      >
        <ActionIcon name={way} />
        <span className="desk-narrow">{actions[way]}</span>
      </a>
    ))
}
