import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { PASSWORD_MIN_LENGTH } from '@/domain/constants'
import { access } from '@/messages/en/access'

const setsPassword = ['create', 'update', 'updateByID', 'resetPassword']

/** Payload asks for three characters. This asks for twelve, wherever a password is set. */
export const requireLongPassword: CollectionBeforeOperationHook<'users'> = ({
  args,
  operation,
  req,
}) => {
  const { data } = args as { data?: { password?: unknown } }
  if (!setsPassword.includes(operation) || data?.password === undefined) return args
  if (typeof data.password === 'string' && data.password.length >= PASSWORD_MIN_LENGTH) return args
  throw new ValidationError(
    { errors: [{ message: access.passwordShort(PASSWORD_MIN_LENGTH), path: 'password' }] },
    req.t,
  )
}
