import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { BookingsTable } from './BookingsTable'
import { BulkBar } from './BulkBar.client'
import type { Person } from './loadAdmins'
import { loadBookings } from './loadBookings'
import { loadUnsent } from './loadUnsent'
import { LoadFailure } from './LoadFailure'
import { Pager } from './Pager'
import { toBookingRow } from './toBookingRow'
import { UnsentMails } from './UnsentMails'

interface Props {
  admins: Person[]
  payload: Payload
  user: TypedUser
  view: BookingView
}

export async function BookingsList({ admins, payload, user, view }: Props) {
  const now = new Date()
  const [found, unsent] = await Promise.all([
    loadBookings({ payload, user, view }),
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
  const rows = found.docs.map((booking) => toBookingRow({ admins, booking, now }))
  return (
    <>
      {unsent && <UnsentMails unsent={unsent} />}
      <BookingsTable rows={rows} view={view} />
      <Pager page={found.page ?? 1} pages={found.totalPages} total={found.totalDocs} view={view} />
      <BulkBar admins={admins} bookings={rows.map(({ booking }) => booking)} />
    </>
  )
}
