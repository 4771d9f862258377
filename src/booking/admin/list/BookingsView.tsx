import { Gutter } from '@payloadcms/ui'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { AddByHand } from '@/booking/admin/add/AddDialog.client'
import { NumberTiles } from '@/booking/admin/numbers/NumbersView'
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
import { loadAdmins } from './loadAdmins'
import { loadBookings, loadCounts } from './loadBookings'
import { LoadFailure, UnsentEmailsAlert } from './LoadFailure'
import { Pager } from './Pager'
import { ListProvider, ViewProvider } from './Providers.client'
import { NewBookings } from './Refresh.client'

const { bookings } = dashboard

/**
 * The list is part of the first HTML: React shows what it streams later only after some hundred milliseconds, to
 * show several parts at once (react-dom 19.2).
 */
export async function BookingsView({ payload, user, view }: Caller & { view: BookingView }) {
  const now = new Date()
  const admins = await loadAdmins({ payload, user })
  const [found, counts] = await Promise.all([
    loadBookings({ admins, payload, user, view }),
    loadCounts(payload),
  ])
  const rows = found?.rows ?? []

  return (
    <main>
      <Gutter className="desk">
        <DashboardHeader intro={bookings.intro} title={bookings.title}>
          <AddByHand />
        </DashboardHeader>
        <SetupChecklist payload={payload} user={user} />
        {counts && <NumberTiles now={now} numbers={counts.numbers} />}
        <ViewProvider view={view}>
          <div className="desk__top">
            <ViewTabs counts={counts?.tabs} view={view} />
            <NewBookings since={now.toISOString()} />
          </div>
          <Toolbar
            admins={admins}
            found={found ? words.showFound(found.total) : words.showList}
            mayExport={may(user, 'exportBookings')}
            view={view}
          />
          <ActiveFilters admins={admins} view={view} />
          <ListProvider>
            {found ? counts && <UnsentEmailsAlert unsent={counts.unsent} /> : <LoadFailure />}
            <BookingsTable rows={rows} view={view} />
            {found && <Pager {...found} view={view} />}
            {found && <BulkBar admins={admins} bookings={rows.map(({ booking }) => booking)} />}
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
