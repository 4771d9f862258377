import { isAdmin, isStaff } from '@collections/access/roles'
import type { AdminViewServerProps } from 'payload'
import { BookingsDesk } from './bookings/BookingsDesk'
import { pageNumber } from './bookings/pageNumber'
import { ContentHome } from './content/ContentHome'

/** Payload's first screen, ours: bookings for administrators, the site's content for staff. */
export function Dashboard({ initPageResult, payload, searchParams, user }: AdminViewServerProps) {
  if (!user || !isStaff(user)) return null
  if (!isAdmin(user)) return <ContentHome permissions={initPageResult.permissions} user={user} />
  return <BookingsDesk page={pageNumber(searchParams?.page)} payload={payload} user={user} />
}
