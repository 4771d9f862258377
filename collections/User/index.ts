import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { RESET_LINK_MINUTES } from '@/domain/loginLimits'
import { roles } from '@/domain/roles'
import { siteEnv } from '@/env'
import { admins, adminsOnField, adminsOrSelf, hiddenFromStaff, staff } from '../access/rules'
import { options } from '../fields/options'
import { rememberDevice } from './device/knownDevice'
import { askForPassword } from './endpoints/askForPassword'
import { closeRegistration } from './endpoints/closeRegistration'
import { endSessions } from './endpoints/endSessions'
import { dropResetLink } from './hooks/dropResetLink'
import { keepOneAdmin, keepOneAdminOnDelete } from './hooks/keepOneAdmin'
import { forgetTry, limitLogin } from './hooks/limitLogin'
import { matchUnknownEmail } from './hooks/matchUnknownEmail'
import { requireLongPassword } from './hooks/requireLongPassword'
import { sessionsField } from './sessionsField'

const EIGHT_HOURS = 8 * 60 * 60

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
    tokenExpiration: EIGHT_HOURS,
  },
  endpoints: [askForPassword, closeRegistration, endSessions],
  fields: [
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
  ],
  hooks: {
    afterLogin: [forgetTry, rememberDevice],
    beforeChange: [keepOneAdmin, dropResetLink],
    beforeDelete: [keepOneAdminOnDelete],
    beforeOperation: [requireLongPassword, limitLogin, matchUnknownEmail],
  },
}
