import Bowser from 'bowser'
import {
  type ArrayField,
  type CollectionAfterLoginHook,
  type CollectionRefreshHook,
  type Endpoint,
  Forbidden,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
  type UIField,
} from 'payload'
import type { User } from '@/payload-types'
import { maxLengths } from '@/rules/maxLengths'
import { accountStore, type StoredAccount } from './accountStore'
import { uncached } from './endpointWithRight'
import { may } from './roles'
import { SESSION_HOURS } from './sessionDurations'

/** Writes directly to MongoDB, so that it does not overwrite a sign-in at the same moment. */
export const endSessions: Endpoint = {
  path: '/:id/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, user } = req
    const id = String(routeParams?.id)
    if (!may(user, 'manageUsers') && user?.id !== id) throw new Forbidden(req.t)
    const found = { collection: 'users', depth: 0, overrideAccess: false, req } as const
    await payload.findByID({ ...found, id })
    const { accounts, keyOf } = accountStore(payload)
    const kept = (user as { _sid?: string } | null)?._sid ?? ''
    await accounts.updateOne(keyOf(id), { $pull: { sessions: { id: { $ne: kept } } } })
    return uncached({ ended: true })
  },
}

export function accountOf(email: unknown): string | undefined {
  return typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined
}

export const sessionsField: UIField = {
  name: 'sessionList',
  type: 'ui',
  admin: {
    components: { Field: '/src/account/session/SessionsField#SessionsField' },
    disableListColumn: true,
  },
}

export const storedSessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [{ name: 'browser', type: 'text', maxLength: maxLengths.name }],
}

export const noteBrowser: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const id = user.sessions?.at(-1)?.id
  const browser = browserOf(req.headers.get('user-agent'))
  if (id && browser) await updateSession({ id, req, set: { browser }, user: user.id })
}

function browserOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, maxLengths.name) || undefined
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Payload extends a session without limit. Here a session ends a day after the sign-in, so a new token is
 * valid only for the rest of that day.
 */
export const endAfterOneDay: CollectionRefreshHook = async ({ args, user }) => {
  const { collection, req } = args
  const sid = (req.user as { _sid?: string } | null)?._sid
  const session = (user as User).sessions?.find(({ id }) => id === sid)
  const began = new Date(session?.createdAt ?? 0).getTime()
  const left = Math.floor((began + SESSION_HOURS.longest * HOUR_MS - Date.now()) / 1000)
  const { config } = collection
  if (left >= config.auth.tokenExpiration) return undefined
  if (!sid || left <= 0) throw new Forbidden(req.t)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email ?? '',
    sid,
    user: req.user as never,
  })
  const { secret } = req.payload
  const { exp, token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: left })
  await updateSession({ id: sid, req, set: { expiresAt: new Date(exp * 1000) }, user: user.id })
  return { exp, refreshedToken: token, setCookie: true, user }
}

interface SessionUpdate {
  id: string
  req: PayloadRequest
  set: Partial<NonNullable<StoredAccount['sessions']>[number]>
  user: number | string
}

async function updateSession({ id, req, set, user }: SessionUpdate) {
  const { accounts, keyOf } = accountStore(req.payload)
  const fields = Object.entries(set).map(([name, value]) => [`sessions.$.${name}`, value])
  await accounts.updateOne(
    { ...keyOf(user), 'sessions.id': id },
    { $set: Object.fromEntries(fields) as object },
  )
}
