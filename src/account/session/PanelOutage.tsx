import { dashboard } from '@/i18n/en/dashboard'
import { ReloadButton } from './ReloadButton.client'

const { bookings, outage } = dashboard

interface Props {
  screen: 'bookings' | 'other'
}

export function PanelOutage({ screen }: Props) {
  const isList = screen === 'bookings'
  return (
    <main className="desk panel-outage">
      <h1>{isList ? bookings.title : outage.title}</h1>
      <div className="desk-alert" role="alert">
        <p>
          <b>{isList ? bookings.loadFailed : outage.title}</b>
          {outage.hint}
        </p>
        <ReloadButton />
      </div>
      {isList && <p>{bookings.empty}</p>}
    </main>
  )
}
