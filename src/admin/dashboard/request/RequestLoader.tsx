import { isAdmin } from '@collections/access/roles'
import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { requestWords as words } from '@/messages/en/request'
import type { Person } from '../bookings/loadAdmins'
import { loadRequest } from './loadRequest'
import { NoRequest } from './NoRequest'
import { RequestContent } from './RequestContent'

interface Props {
  admins: Person[]
  id: string
  payload: Payload
  user: TypedUser
  view: BookingView
}

export async function RequestLoader({ admins, id, payload, user, view }: Props) {
  if (!isAdmin(user)) return null
  const loaded = await loadRequest({ id, payload, user }).catch((err: unknown) => {
    payload.logger.error({ msg: 'Error fetching a booking:', err })
    return undefined
  })
  if (loaded) return <RequestContent {...loaded} admins={admins} user={user} view={view} />
  if (loaded === null) return <NoRequest hint={words.unknownHint} title={words.unknown} />
  return <NoRequest canRetry hint={words.loadHint} title={words.loadFailed} />
}
