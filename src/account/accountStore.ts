import type { Payload } from 'payload'
import type { Role } from './roles'

export interface StoredAccount {
  role?: Role
  sessions?: { browser?: string; expiresAt: Date; id: string }[]
}

/** The MongoDB collection of the accounts, for atomic changes. */
export function accountStore({ db: { connection } }: Payload) {
  const { ObjectId } = connection.base.Types
  return {
    accounts: connection.collection<StoredAccount>('User'),
    keyOf: (key: number | string) => ({ _id: new ObjectId(String(key)) as never }),
  }
}
