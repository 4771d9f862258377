import type { CollectionConfig } from 'payload'
import { SESSION_HOURS } from '@/domain/constants'
import { limits } from '@/domain/limits'
import { RESET_LINK_MINUTES } from '@/domain/loginLimits'
import { roles } from '@/domain/roles'
import { siteEnv } from '@/env'
import { access } from '@/messages/en/access'
import { admins, adminsOnField, adminsOrSelf, hiddenFromStaff, staff } from '../access/rules'
import { options } from '../fields/options'
import { rememberDevice } from './device/knownDevice'
import { askForPassword } from './endpoints/askForPassword'
import { closeRegistration } from './endpoints/closeRegistration'
import { endSessions } from './endpoints/endSessions'
import {
  keepOneAdmin,
  keepOneAdminOnDelete,
  putBackLastAdmin,
  putBackLastAdminOnDelete,
} from './hooks/keepOneAdmin'
import { forgetTry, limitLogin } from './hooks/limitLogin'
import { matchUnknownEmail } from './hooks/matchUnknownEmail'
import { requireCurrentPassword } from './hooks/requireCurrentPassword'
import { requireStrongPassword } from './hooks/requireStrongPassword'
import { endAfterOneDay, noteBrowser } from './hooks/sessions'
import { claimResetToken, keepResetToken } from './resetLink'
import { sessionsField, storedSessions } from './sessionsField'

export const User: CollectionConfig = {
  slug: 'users',
  dbName: 'User',
  labels: { singular: 'User', plural: 'Users' },
  access: {
    admin: ({ req }) => Boolean(staff({ req })),
    create: admins,
    delete: admins,
    read: adminsOrSelf,
    unlock: admins,
    update: adminsOrSelf,
  },
  admin: {
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    group: 'Business',
    hidden: hiddenFromStaff,
    useAsTitle: 'email',
  },
  auth: {
    cookies: { sameSite: 'Lax', secure: siteEnv().siteUrl.startsWith('https:') },
    forgotPassword: { expiration: RESET_LINK_MINUTES * 60 * 1000 },
    // A lock on the account would let any stranger keep its owner out: limitLogin stands in.
    maxLoginAttempts: 0,
    // A script in the page could read a token there; the cookie is out of its reach.
    removeTokenFromResponses: true,
    tokenExpiration: SESSION_HOURS.idle * 60 * 60,
  },
  endpoints: [askForPassword, closeRegistration, endSessions],
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      // Only sent along with a change, see requireCurrentPassword.
      virtual: true,
      admin: {
        components: { Field: '/src/admin/session/CurrentPassword.client#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
      label: access.currentPassword.label,
    },
    { name: 'name', type: 'text', maxLength: limits.name },
    {
      name: 'role',
      type: 'select',
      access: { create: adminsOnField, update: adminsOnField },
      admin: { description: 'Admins see bookings, users and settings. Staff edit the content.' },
      defaultValue: 'staff',
      options: options(roles),
      required: true,
      saveToJWT: true,
    },
    sessionsField,
    storedSessions,
  ],
  hooks: {
    afterChange: [putBackLastAdmin],
    afterDelete: [putBackLastAdminOnDelete],
    afterLogin: [forgetTry, rememberDevice, noteBrowser],
    beforeChange: [keepOneAdmin, keepResetToken],
    beforeDelete: [keepOneAdminOnDelete],
    beforeOperation: [requireStrongPassword, claimResetToken, limitLogin, matchUnknownEmail],
    beforeValidate: [requireCurrentPassword],
    refresh: [endAfterOneDay],
  },
}
