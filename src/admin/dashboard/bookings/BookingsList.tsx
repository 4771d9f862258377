import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { BookingsTable } from './BookingsTable'
import { BulkBar } from './BulkBar.client'
import type { Person } from './loadAdmins'
import { loadBookings } from './loadBookings'
import { loadUnsent } from './loadUnsent'
import { LoadFailure } from './LoadFailure'
import { Pager } from './Pager'
import { UnsentMails } from './UnsentMails'

interface Props {
  admins: Person[]
  payload: Payload
  user: TypedUser
  view: BookingView
}

export async function BookingsList({ admins, payload, user, view }: Props) {
  const [found, unsent] = await Promise.all([
    loadBookings({ admins, payload, user, view }),
    loadUnsent(payload),
  ])
  if (!found) {
    return (
      <>
        <LoadFailure />
        <BookingsTable rows={[]} view={view} />
      </>
    )
  }
  const { rows, ...place } = found
  return (
    <>
      {unsent && <UnsentMails unsent={unsent} />}
      <BookingsTable rows={rows} view={view} />
      <Pager {...place} view={view} />
      <BulkBar admins={admins} bookings={rows.map(({ booking }) => booking)} />
    </>
  )
}
