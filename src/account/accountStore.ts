import type { PayloadRequest } from 'payload'
import type { Role } from './roles'

export interface StoredAccount {
  role?: Role
  sessions?: { browser?: string; expiresAt: Date; id: string }[]
}

/**
 * The accounts in the database itself, for what has to happen in one step; with the options that put
 * a write into the transaction of the request, where the database has transactions.
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
