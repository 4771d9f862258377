import type { CollectionConfig } from 'payload'
import { options } from '@collections/fields'
import { hiddenWithout, userManagersOrSelf, withRight } from '@/account/access'
import { closeRegistration } from '@/account/closeRegistration'
import { rememberDevice } from '@/account/deviceToken'
import {
  keepOneAdmin,
  keepOneAdminOnDelete,
  putBackLastAdmin,
  putBackLastAdminOnDelete,
} from '@/account/keepOneAdmin'
import { refundTry, limitLogin } from '@/account/limitLogin'
import { matchUnknownEmail } from '@/account/matchUnknownEmail'
import { requestPasswordReset } from '@/account/passwordReset'
import { requireStrongPassword, requireStrongReset } from '@/account/passwordRules'
import { requireCurrentPassword } from '@/account/requireCurrentPassword'
import { claimResetToken, keepResetToken } from '@/account/resetLink'
import { firstRole, may, roleDescriptions, roles } from '@/account/roles'
import { RESET_LINK_MINUTES, SESSION_HOURS } from '@/account/sessionDurations'
import {
  endSessions,
  endAfterOneDay,
  noteBrowser,
  sessionsField,
  storedSessions,
} from '@/account/sessions'
import { siteEnv } from '@/env'
import { access } from '@/i18n/en/account'
import { maxLengths } from '@/rules/maxLengths'

const managers = withRight('manageUsers')

export const User: CollectionConfig = {
  slug: 'users',
  dbName: 'User',
  labels: { singular: 'User', plural: 'Users' },
  access: {
    admin: ({ req }) => may(req.user, 'openPanel'),
    create: managers,
    delete: managers,
    read: userManagersOrSelf,
    unlock: managers,
    update: userManagersOrSelf,
  },
  admin: {
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    group: 'Business',
    hidden: hiddenWithout('manageUsers'),
    useAsTitle: 'email',
  },
  auth: {
    cookies: { sameSite: 'Lax', secure: siteEnv().siteUrl.startsWith('https:') },
    forgotPassword: { expiration: RESET_LINK_MINUTES * 60 * 1000 },
    // Disabled, because Payload's lock would let any stranger lock the owner out. limitLogin replaces it.
    maxLoginAttempts: 0,
    // Scripts can read a token in JSON, but not the one in the cookie.
    removeTokenFromResponses: true,
    tokenExpiration: SESSION_HOURS.idle * 60 * 60,
  },
  endpoints: [requestPasswordReset, closeRegistration, endSessions],
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        components: { Field: '/src/account/session/CurrentPassword.client#CurrentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
      label: access.currentPassword.label,
    },
    { name: 'name', type: 'text', maxLength: maxLengths.name },
    {
      name: 'role',
      type: 'select',
      access: { create: managers, update: managers },
      admin: { description: roleDescriptions },
      defaultValue: firstRole,
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
    afterLogin: [refundTry, rememberDevice, noteBrowser],
    beforeChange: [keepOneAdmin, keepResetToken],
    beforeDelete: [keepOneAdminOnDelete],
    beforeOperation: [requireStrongReset, claimResetToken, limitLogin, matchUnknownEmail],
    beforeValidate: [requireCurrentPassword, requireStrongPassword],
    refresh: [endAfterOneDay],
  },
  versions: false,
}
