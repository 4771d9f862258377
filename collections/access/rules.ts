import type { Access, FieldAccess } from 'payload'
import { isAdmin, isStaff } from './roles'

export const anyone = () => true

export const nobody = () => false

export const admins: Access = ({ req }) => isAdmin(req.user)

export const staff: Access = ({ req }) => isStaff(req.user)

export const adminsOnField: FieldAccess = ({ req }) => isAdmin(req.user)

/** Visitors read what is published; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }

export const adminsOrSelf: Access = ({ req }) =>
  isAdmin(req.user) || (req.user ? { id: { equals: req.user.id } } : false)

/** Hides from the panel's menu what the rules above refuse anyway. */
export const hiddenFromStaff = ({ user }: { user: unknown }) =>
  !isAdmin(user as Parameters<typeof isAdmin>[0])
