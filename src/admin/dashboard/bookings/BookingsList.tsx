import type { Payload } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { desk as words } from '@/messages/en/desk'
import { BookingsTable } from './BookingsTable'
import { BulkBar } from './BulkBar.client'
import type { Person } from './loadAdmins'
import type { loadBookings } from './loadBookings'
import { loadUnsent } from './loadUnsent'
import { LoadFailure } from './LoadFailure'
import { Pager } from './Pager'
import { UnsentMails } from './UnsentMails'

export type Loading = ReturnType<typeof loadBookings>

interface Props {
  admins: Person[]
  loading: Loading
  payload: Payload
  view: BookingView
}

export async function BookingsList({ admins, loading, payload, view }: Props) {
  const [found, unsent] = await Promise.all([loading, loadUnsent(payload)])
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

/** What the button says that closes the filters on a phone. */
export async function ShowFound({ loading }: Pick<Props, 'loading'>) {
  const found = await loading
  return found ? words.showFound(found.total) : words.showList
}
