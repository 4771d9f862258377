import { Gutter } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { Suspense } from 'react'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { dashboard } from '@/messages/en/dashboard'
import { desk } from '@/messages/en/desk'
import { numbers } from '@/messages/en/numbers'
import { AddByHand } from '../add/AddByHand.client'
import { SetupChecklist } from '../checklist/SetupChecklist'
import { DashboardHeader } from '../DashboardHeader'
import { NumbersStrip } from '../numbers/NumbersStrip'
import { RequestPanel } from '../request/RequestPanel'
import { ActiveFilters } from './ActiveFilters'
import { BookingsList, ShowFound } from './BookingsList'
import { CountedTabs } from './CountedTabs'
import { Desk } from './Desk.client'
import { DeskTabs } from './DeskTabs'
import { loadAdmins } from './loadAdmins'
import { loadBookings } from './loadBookings'
import { PhoneFold } from './PhoneFold.client'
import { NewBookings } from './NewBookings.client'
import { Toolbar } from './Toolbar'
import { ViewProvider } from './ViewProvider.client'

const { bookings } = dashboard

interface Props {
  payload: Payload
  user: TypedUser
  view: BookingView
}

export async function BookingsDesk({ payload, user, view }: Props) {
  const since = new Date().toISOString()
  const admins = await loadAdmins({ payload, user })
  const loading = loadBookings({ admins, payload, user, view })

  return (
    <main>
      <Gutter className="desk">
        <DashboardHeader intro={bookings.intro} title={bookings.title}>
          <AddByHand />
        </DashboardHeader>
        <Suspense>
          <SetupChecklist payload={payload} user={user} />
        </Suspense>
        <Suspense>
          <PhoneFold title={numbers.figures}>
            <NumbersStrip payload={payload} user={user} />
          </PhoneFold>
        </Suspense>
        <ViewProvider view={view}>
          <div className="desk__top">
            <Suspense fallback={<DeskTabs view={view} />}>
              <CountedTabs payload={payload} view={view} />
            </Suspense>
            <NewBookings since={since} />
          </div>
          <Toolbar
            admins={admins}
            found={
              <Suspense fallback={desk.showList}>
                <ShowFound loading={loading} />
              </Suspense>
            }
            view={view}
          />
          <ActiveFilters admins={admins} view={view} />
          <Desk>
            <Suspense fallback={<p className="desk__loading">{dashboard.loading}</p>}>
              <BookingsList admins={admins} loading={loading} payload={payload} view={view} />
            </Suspense>
            {view.open && (
              <RequestPanel
                admins={admins}
                id={view.open}
                payload={payload}
                user={user}
                view={view}
              />
            )}
          </Desk>
        </ViewProvider>
      </Gutter>
    </main>
  )
}
