import type { Payload, TypedUser } from 'payload'
import { Suspense } from 'react'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { requestWords as words } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import type { Person } from '../bookings/loadAdmins'
import { RequestLoader } from './RequestLoader'
import { RequestSheet } from './RequestSheet.client'

interface Props {
  admins: Person[]
  id: string
  payload: Payload
  user: TypedUser
  view: BookingView
}

/** The request that the address names, beside the list it came from. */
export function RequestPanel(props: Props) {
  const { id, view } = props
  return (
    <RequestSheet closeHref={panelPaths.desk({ ...view, open: undefined })} id={id} key={id}>
      <Suspense fallback={<p className="desk__loading">{words.loading}</p>}>
        <RequestLoader {...props} />
      </Suspense>
    </RequestSheet>
  )
}
