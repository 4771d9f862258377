import type { Access, CollectionConfig, FieldAccess, Payload, TypedUser } from 'payload'
import type { Role } from './roles'

export const anyone = () => true

export const nobody = () => false

export const admins: Access = ({ req }) => isAdmin(req.user)

export const staff: Access = ({ req }) => isStaff(req.user)

export const adminsOnField: FieldAccess = ({ req }) => isAdmin(req.user)

export const publishedOrStaff: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }

export const adminsOrSelf: Access = ({ req }) =>
  isAdmin(req.user) || (req.user ? { id: { equals: req.user.id } } : false)

export const hiddenFromStaff = ({ user }: { user: unknown }) =>
  !isAdmin(user as Parameters<typeof isAdmin>[0])

export const contentAccess: CollectionConfig['access'] = {
  create: staff,
  delete: staff,
  read: publishedOrStaff,
  readVersions: staff,
  update: staff,
}

export interface Caller {
  payload: Payload
  user: TypedUser
}

type Person = { role?: Role | null } | null | undefined

export function isAdmin(person: Person): boolean {
  return person?.role === 'admin'
}

export function isStaff(person: Person): boolean {
  return person?.role === 'staff' || isAdmin(person)
}
