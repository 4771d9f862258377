import type { BookingRow } from './BookingRow'

export function BookingDetails({ details }: Pick<BookingRow, 'details'>) {
  return (
    <dl className="booking-details">
      {details.map(({ label, long, value }) => (
        <div className={long ? 'is-long' : undefined} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
