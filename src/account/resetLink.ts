import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import type { User } from '@/payload-types'
import { RESET_LINK_MINUTES } from './sessionDurations'

interface StoredLink {
  email: string
  resetPasswordExpiration: Date
  resetPasswordToken: string
}

const linksOf = ({ db }: Payload) => db.connection.collection<StoredLink>('User')

/** Undefined when the account does not exist. Replaces an earlier link. */
export async function makeResetLink({ account, payload }: { account: string; payload: Payload }) {
  const token = randomBytes(20).toString('hex')
  const { matchedCount } = await linksOf(payload).updateOne(
    { email: account },
    {
      $set: {
        resetPasswordExpiration: new Date(Date.now() + RESET_LINK_MINUTES * 60_000),
        resetPasswordToken: hashResetToken(token),
      },
    },
  )
  return matchedCount > 0 ? siteEnv().siteUrl + paths.resetPassword(token) : undefined
}

/** Undefined when the link is invalid, used or expired. */
export async function accountOfLink({ payload, token }: { payload: Payload; token: unknown }) {
  if (typeof token !== 'string' || !/^[0-9a-f]{40}$/.test(token)) return undefined
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
      resetPasswordToken: { equals: hashResetToken(token) },
    },
  })
  return account ?? undefined
}

export const keepResetToken: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'update' && data.password) {
    return { ...data, resetPasswordExpiration: null, resetPasswordToken: null }
  }
  const { resetPasswordToken: token } = data
  if (typeof token !== 'string' || token === originalDoc?.resetPasswordToken) return data
  return { ...data, resetPasswordToken: hashResetToken(token) }
}

/**
 * Removes the token from the account in one write, so that only one of several parallel requests continues:
 * Payload reads the token, hashes the password for a while, and only then writes. The request continues with
 * a new token.
 */
export const claimResetToken: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req: { payload },
}) => {
  if (operation !== 'resetPassword') return args
  const { data } = args as { data: { token?: unknown } }
  const claimed = hashResetToken(randomUUID())
  await linksOf(payload).updateOne(
    {
      resetPasswordExpiration: { $gt: new Date() },
      resetPasswordToken: hashResetToken(String(data.token)),
    },
    { $set: { resetPasswordToken: claimed } },
  )
  // Payload has already read `data` from its arguments, so new arguments would have no effect.
  data.token = claimed
  return args
}

/** Only the hash is stored, so that a backup gives no access to an account. */
const hashResetToken = (token: string) => createHash('sha256').update(token).digest('hex')
