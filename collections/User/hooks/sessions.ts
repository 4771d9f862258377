import Bowser from 'bowser'
import {
  Forbidden,
  getFieldsToSign,
  jwtSign,
  type CollectionAfterLoginHook,
  type CollectionRefreshHook,
  type PayloadRequest,
} from 'payload'
import { SESSION_HOURS } from '@/domain/constants'
import { limits } from '@/domain/limits'
import type { User } from '@/payload-types'
import { accountStore, type StoredAccount } from '../accountStore'

/** Notes the browser in the session that was just begun, for the list of sessions. */
export const noteBrowser: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const id = user.sessions?.at(-1)?.id
  const browser = browserOf(req.headers.get('user-agent'))
  if (id && browser) await updateSession({ id, req, set: { browser }, user: user.id })
}

/** For example "Chrome on Windows"; nothing where the browser does not say. */
export function browserOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, limits.name) || undefined
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Payload makes a session longer as often as it is asked. Ours ends a day after it began, however
 * much it is used: what is left of the day is the most that a new token gets.
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

/** Changes that one session, whatever happens to the others meanwhile. */
async function updateSession({ id, req, set, user }: SessionUpdate) {
  const { accounts, keyOf, options } = await accountStore(req)
  const fields = Object.entries(set).map(([name, value]) => [`sessions.$.${name}`, value])
  await accounts.updateOne(
    { ...keyOf(user), 'sessions.id': id },
    { $set: Object.fromEntries(fields) as object },
    options,
  )
}
