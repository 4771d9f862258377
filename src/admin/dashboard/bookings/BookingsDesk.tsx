import { Gutter } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { Suspense } from 'react'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { en } from '@/messages/en'
import { DashboardHeader } from '../DashboardHeader'
import { BookingsList } from './BookingsList'
import { Desk } from './Desk.client'

const { bookings, loading } = en.dashboard

interface Props {
  payload: Payload
  user: TypedUser
  view: BookingView
}

export function BookingsDesk(props: Props) {
  return (
    <Gutter className="desk">
      <DashboardHeader intro={bookings.intro} title={bookings.title} />
      <Desk>
        <Suspense fallback={<p className="desk__loading">{loading}</p>}>
          <BookingsList {...props} />
        </Suspense>
      </Desk>
    </Gutter>
  )
}
