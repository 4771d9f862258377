import type { Access, CollectionConfig, FieldAccess } from 'payload'
import type { Role } from './roles'

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

/** Everything that visitors read and staff edit. */
export const contentAccess: CollectionConfig['access'] = {
  create: staff,
  delete: staff,
  read: publishedOrStaff,
  readVersions: staff,
  update: staff,
}

type Person = { role?: Role | null } | null | undefined

/** Manages bookings, users and settings, and may do all that staff may. */
export function isAdmin(person: Person): boolean {
  return person?.role === 'admin'
}

/** Edits what visitors read. */
export function isStaff(person: Person): boolean {
  return person?.role === 'staff' || isAdmin(person)
}
