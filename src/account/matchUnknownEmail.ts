import type { CollectionBeforeOperationHook } from 'payload'
import { hashForNothing } from './requireCurrentPassword'
import { accountOf } from './sessions'

/**
 * Makes an unknown email take as long as a wrong password, so that the time does not reveal which accounts
 * exist.
 */
export const matchUnknownEmail: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return args
  const { data = {} } = args as { data?: { email?: unknown; password?: unknown } }
  const { email: account, password } = { ...data, email: accountOf(data.email) }
  if (!account || typeof password !== 'string' || !password.trim()) return args
  const where = { email: { equals: account } }
  const user = await req.payload.db.findOne({ collection: 'users', req, where })
  if (!user) await hashForNothing(password)
  return args
}
