import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { audit } from '@/audit/auditLog'
import { access } from '@/i18n/en/account'
import type { User } from '@/payload-types'
import { PASSWORD_MAX_LENGTH } from '@/rules/fieldValues'
import { countTry, refundTry } from './limitLogin'
import { accountOf } from './sessions'

const words = access.currentPassword

/** An open browser must not be enough to take over an account. Wrong passwords count as failed sign-ins. */
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
    throw new ValidationError(
      { errors: [{ label: access.currentPassword.label, message, path: 'currentPassword' }] },
      req.t,
    )
  }
  if (typeof currentPassword !== 'string' || !currentPassword) return refuse(words.missing)
  await countTry({ account, req })
  if (await isPasswordOf(originalDoc ?? {}, currentPassword)) {
    await refundTry({ req })
    return rest
  }
  const document = { id: originalDoc?.id, title: account }
  await audit({ about: 'users', action: 'wrongPassword', document, person: account, req })
  return refuse(words.wrong)
}

const isOther = (email: unknown, account: string) =>
  email !== undefined && accountOf(email) !== account

const derive = promisify(pbkdf2)

/**
 * Hashes a password as Payload does (generatePasswordSaltHash, authenticateLocalStrategy); a test compares
 * the two.
 */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32

export async function hashForNothing(password: string) {
  await derive(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256')
}

interface Stored {
  hash?: string | null
  salt?: string | null
}

async function isPasswordOf({ hash, salt }: Stored, password: string): Promise<boolean> {
  if (password.length > PASSWORD_MAX_LENGTH || !salt || !hash?.startsWith(PREFIX)) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const given = await derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
  return stored.length === given.length && timingSafeEqual(stored, given)
}
