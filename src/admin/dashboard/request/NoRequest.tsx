import { RefreshButton } from '../bookings/RefreshButton.client'
import { CloseButton } from './CloseButton.client'

interface Props {
  canRetry?: boolean
  hint: string
  title: string
}

export function NoRequest({ canRetry, hint, title }: Props) {
  return (
    <>
      <div className="request__head">
        <h2 id="request-title">{title}</h2>
        <CloseButton />
      </div>
      <p>{hint}</p>
      {canRetry && <RefreshButton />}
    </>
  )
}
