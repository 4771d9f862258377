import { Gutter } from '@payloadcms/ui'
import { Suspense } from 'react'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { AddByHand } from '@/booking/admin/add/AddDialog.client'
import { NumberTiles, NumbersStrip } from '@/booking/admin/numbers/NumbersView'
import { BookingPanel } from '@/booking/admin/panel/BookingPanel'
import type { BookingView } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { DashboardHeader } from '@/panel/DashboardHeader'
import { SetupChecklist } from '@/setup/SetupChecklist'
import { BookingsTable } from './BookingsTable'
import { BulkBar } from './BulkBar.client'
import { ActiveFilters } from './filters/ActiveFilters'
import { ViewTabs, Toolbar } from './filters/Toolbar'
import { loadAdmins, type Administrator } from './loadAdmins'
import { loadBookings, loadCounts } from './loadBookings'
import { LoadFailure, UnsentEmailsAlert } from './LoadFailure'
import { Pager } from './Pager'
import { ListProvider, ViewProvider } from './Providers.client'
import { NewBookings } from './Refresh.client'

const { bookings } = dashboard

export async function BookingsView({ payload, user, view }: Caller & { view: BookingView }) {
  const now = new Date()
  const admins = await loadAdmins({ payload, user })
  const loading = loadBookings({ admins, payload, user, view })
  const counting = loadCounts(payload)

  return (
    <main>
      <Gutter className="desk">
        <DashboardHeader intro={bookings.intro} title={bookings.title}>
          <AddByHand />
        </DashboardHeader>
        <SetupChecklist payload={payload} user={user} />
        <Suspense fallback={<NumberTiles now={now} />}>
          <NumbersStrip counting={counting} />
        </Suspense>
        <ViewProvider view={view}>
          <div className="desk__top">
            <Suspense fallback={<ViewTabs view={view} />}>
              <CountedTabs counting={counting} view={view} />
            </Suspense>
            <NewBookings since={now.toISOString()} />
          </div>
          <Toolbar
            admins={admins}
            found={
              <Suspense fallback={words.showList}>
                <ShowFound loading={loading} />
              </Suspense>
            }
            mayExport={may(user, 'exportBookings')}
            view={view}
          />
          <ActiveFilters admins={admins} view={view} />
          <ListProvider>
            <Suspense fallback={<p className="desk-empty">{dashboard.loading}</p>}>
              <BookingsList admins={admins} counting={counting} loading={loading} view={view} />
            </Suspense>
            {view.open && (
              <BookingPanel
                admins={admins}
                id={view.open}
                payload={payload}
                user={user}
                view={view}
              />
            )}
          </ListProvider>
        </ViewProvider>
      </Gutter>
    </main>
  )
}

interface BookingsListProps {
  admins: Administrator[]
  counting: ReturnType<typeof loadCounts>
  loading: ReturnType<typeof loadBookings>
  view: BookingView
}

async function CountedTabs({ counting, view }: Pick<BookingsListProps, 'counting' | 'view'>) {
  return <ViewTabs counts={(await counting)?.tabs} view={view} />
}

async function BookingsList({ admins, counting, loading, view }: BookingsListProps) {
  const [found, counts] = await Promise.all([loading, counting])
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
      {counts && <UnsentEmailsAlert unsent={counts.unsent} />}
      <BookingsTable rows={rows} view={view} />
      <Pager {...place} view={view} />
      <BulkBar admins={admins} bookings={rows.map(({ booking }) => booking)} />
    </>
  )
}

async function ShowFound({ loading }: Pick<BookingsListProps, 'loading'>) {
  const found = await loading
  return found ? words.showFound(found.total) : words.showList
}
