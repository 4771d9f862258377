import { en } from '@/messages/en'
import type { BookingRow } from './BookingRow'

const { columns } = en.dashboard.bookings

const cells = ['email', 'contact', 'date', 'guests', 'venue'] as const

export function BookingCells({ row }: { row: BookingRow }) {
  return (
    <>
      <td className="bookings__name" role="cell">
        <b>{row.name}</b>
      </td>
      {cells.map((name) => (
        <td className={`bookings__${name}`} data-label={columns[name]} key={name} role="cell">
          {row[name]}
        </td>
      ))}
    </>
  )
}
