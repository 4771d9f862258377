import { dashboard } from '@/messages/en/dashboard'
import { LogFailure } from './LogFailure.client'
import { RefreshButton } from './RefreshButton.client'

const { bookings } = dashboard

export function LoadFailure() {
  return (
    <div className="desk-alert" role="alert">
      <p>
        <b>{bookings.loadFailed}</b>
        {bookings.loadHint}
      </p>
      <RefreshButton />
      <LogFailure />
    </div>
  )
}
