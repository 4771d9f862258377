import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { dashboard } from '@/messages/en/dashboard'
import { numbers as words } from '@/messages/en/numbers'
import { AdminView } from '../frame/AdminView'
import { NumbersStrip } from './NumbersStrip'
import { OverviewCharts } from './OverviewCharts'

/** /admin/numbers, for administrators. */
export function NumbersView(props: AdminViewServerProps) {
  const { payload } = props

  return (
    <AdminView {...props} intro={words.intro} title={words.title}>
      {(user) => (
        <Suspense fallback={<p className="desk__loading">{dashboard.loading}</p>}>
          <NumbersStrip payload={payload} user={user} />
          <OverviewCharts payload={payload} />
        </Suspense>
      )}
    </AdminView>
  )
}
