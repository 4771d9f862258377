import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { BookingsTable } from './BookingsTable'
import { loadBookings } from './loadBookings'
import { loadUnsent } from './loadUnsent'
import { LoadFailure } from './LoadFailure'
import { NewBookings } from './NewBookings.client'
import { Pager } from './Pager'
import { toBookingRow } from './toBookingRow'
import { UnsentMails } from './UnsentMails'

interface Props {
  payload: Payload
  user: TypedUser
  view: BookingView
}

export async function BookingsList(props: Props) {
  const since = new Date().toISOString()
  const [found, unsent] = await Promise.all([loadBookings(props), loadUnsent(props.payload)])
  if (found) {
    return (
      <>
        {unsent && <UnsentMails unsent={unsent} />}
        <NewBookings key={since} since={since} />
        <BookingsTable rows={found.docs.map(toBookingRow)} />
        <Pager
          page={found.page ?? 1}
          pages={found.totalPages}
          total={found.totalDocs}
          view={props.view}
        />
      </>
    )
  }
  return (
    <>
      <LoadFailure />
      <BookingsTable rows={[]} />
    </>
  )
}
