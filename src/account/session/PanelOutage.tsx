import { dashboard } from '@/i18n/en/dashboard'
import { Alert } from '@/ui/panel/Alert'
import { ReloadButton } from './ReloadButton.client'

const { bookings, outage } = dashboard

export function PanelOutage({ screen }: { screen: 'bookings' | 'other' }) {
  const isList = screen === 'bookings'
  return (
    <main className="desk panel-outage">
      <h1>{isList ? bookings.title : outage.title}</h1>
      <Alert role="alert" text={outage.hint} title={isList ? bookings.loadFailed : outage.title}>
        <ReloadButton />
      </Alert>
      {isList && <p>{bookings.empty}</p>}
    </main>
  )
}
