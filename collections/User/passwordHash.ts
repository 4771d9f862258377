import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What Payload does with a password (generatePasswordSaltHash, authenticateLocalStrategy); tests compare. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32

/** Takes the time of a wrong password. */
export async function hashForNothing(password: string) {
  await derive(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256')
}

interface Stored {
  hash?: string | null
  salt?: string | null
}

/** Whether it is the password of that account. A hash of an older form is made anew at the next sign-in. */
export async function isPasswordOf({ hash, salt }: Stored, password: string): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false
  const stored = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const given = await derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
  return stored.length === given.length && timingSafeEqual(stored, given)
}
