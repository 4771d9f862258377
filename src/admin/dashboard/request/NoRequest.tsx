import { RefreshButton } from '../bookings/RefreshButton.client'
import { RequestHead } from './RequestHead'

interface Props {
  canRetry?: boolean
  hint: string
  title: string
}

export function NoRequest({ canRetry, hint, title }: Props) {
  return (
    <>
      <RequestHead who={title} />
      <p>{hint}</p>
      {canRetry && <RefreshButton />}
    </>
  )
}
