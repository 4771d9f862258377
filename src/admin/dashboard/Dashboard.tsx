import { isAdmin, isStaff } from '@collections/access/roles'
import type { AdminViewServerProps } from 'payload'
import { parseView } from '@/domain/bookingView/parseView'
import { BookingsDesk } from './bookings/BookingsDesk'
import { ContentHome } from './content/ContentHome'

/** Payload's first screen, ours: bookings for administrators, the site's content for staff. */
export function Dashboard({ initPageResult, payload, searchParams, user }: AdminViewServerProps) {
  if (!user || !isStaff(user)) return null
  if (!isAdmin(user)) {
    const { permissions } = initPageResult
    return <ContentHome payload={payload} permissions={permissions} user={user} />
  }
  return <BookingsDesk payload={payload} user={user} view={parseView(searchParams)} />
}
