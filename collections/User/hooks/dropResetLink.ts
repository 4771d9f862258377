import type { CollectionBeforeChangeHook } from 'payload'

/** A new password makes a link useless that was mailed before. */
export const dropResetLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, resetPasswordExpiration: null, resetPasswordToken: null }
    : data
