import type { BookingRow } from './BookingRow'

export function BookingDetails({ details }: Pick<BookingRow, 'details'>) {
  return (
    <dl className="booking-details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
