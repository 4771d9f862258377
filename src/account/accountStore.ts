import type { PayloadRequest } from 'payload'
import type { Role } from './roles'

export interface StoredAccount {
  role?: Role
  sessions?: { browser?: string; expiresAt: Date; id: string }[]
}

/**
 * The accounts in MongoDB itself, for atomic changes, with the options that join the transaction of
 * the request.
 */
export async function accountStore({ payload, transactionID }: PayloadRequest) {
  const { connection, sessions } = payload.db
  const { ObjectId } = connection.base.Types
  const id = await transactionID
  const session = id ? sessions?.[id] : undefined
  return {
    accounts: connection.collection<StoredAccount>('User'),
    guard: connection.collection<{ _id: string; changes: number }>('AdminGuard'),
    keyOf: (key: number | string) => ({ _id: new ObjectId(String(key)) as never }),
    options: session ? { session } : {},
  }
}
