import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { access } from '@/messages/en/access'
import type { User } from '@/payload-types'
import { audit } from '../../AuditLog/audit'
import { accountOf } from '../accountOf'
import { isPasswordOf } from '../passwordHash'
import { countTry, forgetTry } from './limitLogin'

const words = access.currentPassword

/**
 * Who changes the own e-mail or password has to know the current one: an open browser is not enough
 * to take the account over. Wrong ones count as failed tries to sign in.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...rest } = data ?? {}
  const isOwn = operation === 'update' && req.user && req.user.id === originalDoc?.id
  const account = accountOf(originalDoc?.email)
  if (!isOwn || !account || !(rest.password || isOther(rest.email, account))) return rest
  const refuse = (message: string) => {
    throw new ValidationError({ errors: [{ message, path: 'currentPassword' }] }, req.t)
  }
  if (typeof currentPassword !== 'string' || !currentPassword) return refuse(words.missing)
  await countTry({ account, req })
  if (await isPasswordOf(originalDoc ?? {}, currentPassword)) {
    await forgetTry({ req })
    return rest
  }
  const document = { id: originalDoc?.id, title: account }
  await audit({ about: 'users', action: 'wrongPassword', document, person: account, req })
  return refuse(words.wrong)
}

const isOther = (email: unknown, account: string) =>
  email !== undefined && accountOf(email) !== account
