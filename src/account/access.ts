import type { Access, CollectionConfig, FieldAccess, Payload, TypedUser } from 'payload'
import { may, type Right } from './roles'

export const anyone = () => true

export const nobody = () => false

/** Users whose role has at least one of these rights (roles.ts). */
export const withRight =
  (...rights: Right[]): Access & FieldAccess =>
  ({ req }) =>
    rights.some((right) => may(req.user, right))

export const publishedOrEditors: Access = ({ req }) =>
  may(req.user, 'editContent') || { _status: { equals: 'published' } }

export const userManagersOrSelf: Access = ({ req }) =>
  may(req.user, 'manageUsers') || (req.user ? { id: { equals: req.user.id } } : false)

/** For `admin.hidden`: hides an entry of the menu from users without this right. */
export const hiddenWithout =
  (right: Right) =>
  ({ user }: { user: unknown }) =>
    !may(user as Parameters<typeof may>[0], right)

const editors = withRight('editContent')

export const contentAccess: CollectionConfig['access'] = {
  create: editors,
  delete: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
}

export interface Caller {
  payload: Payload
  user: TypedUser
}
