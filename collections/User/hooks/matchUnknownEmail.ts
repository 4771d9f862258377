import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import { accountOf } from '../accountOf'

const hash = promisify(pbkdf2)

/** What Payload does with a password (generatePasswordSaltHash); a test compares the times. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

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
  if (!user) await hash(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256')
  return args
}
