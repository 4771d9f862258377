import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { parseView } from '@/booking/rules/view'
import { dashboard, panelNav } from '@/i18n/en/dashboard'
import { PanelBoundary } from '@/panel/PanelBoundary.client'
import { ContentHome } from '@/setup/ContentHome'
import { BookingsView } from './list/BookingsView'
import { loadColumns } from './list/loadColumns'

export async function Dashboard(props: AdminViewServerProps) {
  const { initPageResult, payload, searchParams, user } = props
  if (!user || !may(user, 'openPanel')) return null
  if (!may(user, 'readBookings')) {
    const { permissions } = initPageResult
    return (
      <PanelBoundary screen={dashboard.outage.content}>
        <ContentHome payload={payload} permissions={permissions} user={user} />
      </PanelBoundary>
    )
  }
  const columns = searchParams?.columns === undefined && (await loadColumns({ payload, user }))
  return (
    <PanelBoundary screen={panelNav.bookings}>
      <BookingsView
        payload={payload}
        user={user}
        view={parseView(searchParams, columns || undefined)}
      />
    </PanelBoundary>
  )
}
