import type { CollectionConfig } from 'payload'
import {
  endSessions,
  endAfterOneDay,
  noteBrowser,
  sessionsField,
  storedSessions,
} from '@/account/sessions'
import { maxLengths } from '@/rules/maxLengths'
import { RESET_LINK_MINUTES, SESSION_HOURS } from '@/account/durations'
import { firstRole, may, roleDescriptions, roles } from '@/account/roles'
import { siteEnv } from '@/env'
import { access } from '@/i18n/en/account'
import { hiddenWithout, userManagersOrSelf, withRight } from '../../src/account/access'
import { options } from '../fields'
import { rememberDevice } from '../../src/account/deviceToken'
import { askForPassword } from '../../src/account/passwordReset'
import {
  closeRegistration,
  keepOneAdmin,
  keepOneAdminOnDelete,
  putBackLastAdmin,
  putBackLastAdminOnDelete,
  matchUnknownEmail,
} from '../../src/account/accountHooks'
import { forgetTry, limitLogin } from '../../src/account/signInLimits'
import { requireCurrentPassword } from '../../src/account/currentPassword'
import { requireStrongPassword, requireStrongReset } from '../../src/account/passwordRules'
import { claimResetToken, keepResetToken } from '../../src/account/resetLink'

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
    // Payload's lock would let any stranger lock an owner out; limitLogin replaces it.
    maxLoginAttempts: 0,
    // A script in the page could read a token from JSON, but not from the cookie.
    removeTokenFromResponses: true,
    tokenExpiration: SESSION_HOURS.idle * 60 * 60,
  },
  endpoints: [askForPassword, closeRegistration, endSessions],
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
    afterLogin: [forgetTry, rememberDevice, noteBrowser],
    beforeChange: [keepOneAdmin, keepResetToken],
    beforeDelete: [keepOneAdminOnDelete],
    beforeOperation: [requireStrongReset, claimResetToken, limitLogin, matchUnknownEmail],
    beforeValidate: [requireCurrentPassword, requireStrongPassword],
    refresh: [endAfterOneDay],
  },
  versions: false,
}
