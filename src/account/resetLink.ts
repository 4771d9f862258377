import { createHash, randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload } from 'payload'
import { siteEnv } from '@/env'
import { paths } from '@/paths'

/** Undefined when there is no such account. Replaces an earlier link. */
export async function makeResetLink({ account, payload }: { account: string; payload: Payload }) {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: account },
    disableEmail: true,
  })
  return token ? siteEnv().siteUrl + paths.resetPassword(token) : undefined
}

export const keepResetToken: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'update' && data.password) {
    return { ...data, resetPasswordExpiration: null, resetPasswordToken: null }
  }
  const { resetPasswordToken: token } = data
  if (typeof token !== 'string' || token === originalDoc?.resetPasswordToken) return data
  return { ...data, resetPasswordToken: hashResetToken(token) }
}

interface StoredToken {
  resetPasswordExpiration: Date
  resetPasswordToken: string
}

/**
 * Takes the token out of the account in one write, so that of parallel requests one goes on:
 * Payload reads it, hashes the password for a while, and only then writes. That one continues with
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
  const users = payload.db.connection.collection<StoredToken>('User')
  await users.updateOne(
    {
      resetPasswordExpiration: { $gt: new Date() },
      resetPasswordToken: hashResetToken(String(data.token)),
    },
    { $set: { resetPasswordToken: claimed } },
  )
  // Payload has taken `data` out of its arguments already, so new arguments would not reach it.
  data.token = claimed
  return args
}

/** Only the hash is stored: a backup opens no account. */
export const hashResetToken = (token: string) => createHash('sha256').update(token).digest('hex')
