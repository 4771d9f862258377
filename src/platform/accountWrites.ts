import type { mongo } from 'mongoose'
import type {
  DatabaseAdapterObj,
  Find,
  FindOne,
  FlattenedField,
  Payload,
  UpdateOne,
  Where,
} from 'payload'

interface Session {
  createdAt?: Date | string
  expiresAt: Date | string
  id: string
}

interface Account {
  email?: string
  hash?: string
  id?: number | string
  role?: string
  salt?: string
  sessions?: Session[] | null
  updatedAt?: string | null
}

interface Errors {
  conflict: () => Error
  sessionEnded: () => Error
}

/**
 * Payload reads an account, hashes a password for 0.3 s and writes the whole document back. So a sign-in
 * undid a password change, a demotion or another sign-in of that time. Here a write carries only what differs
 * from what its request read:
 * - sign-in, refresh and sign-out write `sessions` alone, over the hash, salt and role that they read;
 * - other updates leave `sessions` alone, but for a new password, which ends them. A new password or email is
 *   written over the hash that was read.
 * Else `conflict` is thrown; `sessionEnded` where the session of the request is over by now, of which Payload's
 * refresh makes a 500.
 * Version: Payload 3.90.2, whose `addSessionToUser`, `refresh`, `logout` and `revokeSession` alone update with
 * `returning: false`. Upstream: no upstream issue known. Can go when Payload writes only what it changes.
 */
export function accountWrites(adapter: DatabaseAdapterObj, errors: Errors): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given)
      return Object.assign(database, watched(database, { errors, payload: given.payload }))
    },
  }
}

type Database = ReturnType<DatabaseAdapterObj['init']>

function watched(database: Database, { errors, payload }: { errors: Errors; payload: Payload }) {
  const { find, findOne, updateOne } = database
  /** The accounts as the request read or wrote them, by request and id. */
  const known = new WeakMap<object, Map<string, Account>>()

  function remember(req: object | undefined, account: Account | null) {
    if (!req || !account) return
    const read = known.get(req) ?? new Map<string, Account>()
    known.set(req, read.set(String(account.id), structuredClone(account)))
  }

  const findAccount: FindOne = async (args) => {
    const found = await findOne.call(database, args)
    if (args.collection !== 'users') return found as never
    remember(args.req, found as Account | null)
    if (hasEnded({ account: found as Account | null, user: args.req?.user, where: args.where })) {
      throw errors.sessionEnded()
    }
    return found as never
  }

  const findAccounts: Find = async (args) => {
    const found = await find.call(database, args)
    if (args.collection === 'users')
      for (const one of found.docs) remember(args.req, one as Account)
    return found as never
  }

  const writeAccount: UpdateOne = async (args) => {
    const { collection, id, req, returning } = args
    if (collection !== 'users' || !id) return updateOne.call(database, args)
    const data: Account = args.data
    const before = (req && known.get(req)?.get(String(id))) ?? {}
    if (returning === false) {
      if (data.updatedAt === null) delete data.updatedAt
      const { connection } = payload.db
      const accounts = connection.collection<Account>('User')
      const key = { _id: new connection.base.Types.ObjectId(String(id)) as never }
      await writeSessions({ accounts, before, conflict: errors.conflict, data, key })
      remember(req, { ...data, id })
      return null as never
    }
    const isCredential = data.hash !== before.hash || data.email !== before.email
    const kept = data.hash === before.hash ? [] : (data.sessions ?? [])
    const alive = kept.map((session): Where => ({ 'sessions.id': { equals: session.id } }))
    const isAsRead: Where[] = [{ id: { equals: id } }, { hash: { equals: before.hash } }]
    const written = await updateOne.call(database, {
      ...args,
      ...(isCredential &&
        before.hash && { id: undefined, where: { and: [...isAsRead, ...alive] } }),
      data: changesOf({ before, data, fields: payload.collections.users.config.flattenedFields }),
    } as typeof args)
    if (!written) throw errors.conflict()
    remember(req, written as Account)
    return written
  }

  return { find: findAccounts, findOne: findAccount, updateOne: writeAccount }
}

interface Read {
  account: Account | null
  user: unknown
  where?: Where
}

/** True when the caller's own account was read, and is deleted or has ended the caller's session. */
function hasEnded({ account, user, where }: Read) {
  const { _sid, id } = (user ?? {}) as { _sid?: string; id?: number | string }
  if (!_sid) return false
  if (!account) return (where?.id as { equals?: unknown } | undefined)?.equals === id
  return account.id === id && !account.sessions?.some((one) => one.id === _sid)
}

interface Update {
  before: Account
  data: Account
  fields: FlattenedField[]
}

/** Only fields of an account: the driver runs other names, such as `$set`, as operators. */
function changesOf({ before, data, fields }: Update) {
  const isNewPassword = data.hash !== before.hash
  const known = fields.map(({ name }) => name)
  const read: Record<string, unknown> = { ...before }
  const changed = Object.entries(data).filter(([name, value]) => {
    if (!known.includes(name)) return false
    return name === 'sessions'
      ? isNewPassword
      : JSON.stringify(value) !== JSON.stringify(read[name])
  })
  return Object.fromEntries(changed)
}

interface SessionWrite {
  accounts: mongo.Collection<Account>
  before: Account
  conflict: () => Error
  data: Account
  key: { _id: never }
}

async function writeSessions({ accounts, before, conflict, data, key }: SessionWrite) {
  const { hash, role, salt } = data
  const [read, sessions] = [before.sessions ?? [], data.sessions ?? []]
  const ended = read.map(({ id }) => id).filter((id) => !sessions.some((one) => one.id === id))
  if (ended.length > 0) {
    await accounts.updateOne(key, { $pull: { sessions: { id: { $in: ended } } } })
  }
  for (const { createdAt, expiresAt, id } of sessions) {
    const known = read.find((one) => one.id === id)
    const until = new Date(expiresAt)
    if (known && new Date(known.expiresAt).getTime() === until.getTime()) continue
    const begun = { id, createdAt: new Date(createdAt ?? Date.now()), expiresAt: until }
    const isAsRead = { ...key, hash, role, salt }
    const { matchedCount } = known
      ? await accounts.updateOne(
          { ...isAsRead, 'sessions.id': id },
          { $set: { 'sessions.$.expiresAt': until } },
        )
      : await accounts.updateOne(isAsRead, { $push: { sessions: begun } })
    if (matchedCount === 0) throw conflict()
  }
}
