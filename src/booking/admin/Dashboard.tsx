import { isAdmin, isStaff } from '@/account/access'
import type { AdminViewServerProps } from 'payload'
import { parseView } from '@/booking/rules/view'
import { BookingsView } from './list/BookingsView'
import { ContentHome } from '../../setup/ContentHome'

export function Dashboard({ initPageResult, payload, searchParams, user }: AdminViewServerProps) {
  if (!user || !isStaff(user)) return null
  if (!isAdmin(user)) {
    const { permissions } = initPageResult
    return <ContentHome payload={payload} permissions={permissions} user={user} />
  }
  return <BookingsView payload={payload} user={user} view={parseView(searchParams)} />
}
