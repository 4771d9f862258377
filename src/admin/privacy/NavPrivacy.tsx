import { isAdmin } from '@collections/access/roles'
import type { ServerProps } from 'payload'
import { NavPrivacyLink } from './NavPrivacyLink.client'

export function NavPrivacy({ user }: ServerProps) {
  return isAdmin(user) ? <NavPrivacyLink /> : null
}
