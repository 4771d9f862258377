import type { CollectionBeforeOperationHook } from 'payload'
import { accountOf } from '../accountOf'
import { hashForNothing } from '../passwordHash'

/** Who asks for an unknown e-mail waits as long as for a wrong password: time tells nothing. */
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
