import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type CollectionAfterLoginHook, parseCookies, type PayloadRequest } from 'payload'
import { siteEnv } from '@/env'
import { accountOf } from './sessions'

/** How long a browser that has signed in counts as known (rateLimit/limits.ts). */
const KNOWN_DEVICE_DAYS = 180

interface Device {
  account: string
  secret: string
}

const DAY_MS = 24 * 60 * 60 * 1000

export function deviceToken({ account, days, secret }: Device & { days: number }): string {
  const id = randomBytes(16).toString('base64url')
  const until = (Date.now() + days * DAY_MS).toString(36)
  return [id, until, sign({ account, id, secret, until })].join('.')
}

/** Undefined when the token is expired, forged, or of another account. */
export function readDeviceToken({
  account,
  secret,
  token = '',
}: Device & { token?: string }): string | undefined {
  const [id = '', until = '', signature = ''] = token.split('.')
  const due = Buffer.from(sign({ account, id, secret, until }))
  const given = Buffer.from(signature)
  if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined
  return Number.parseInt(until, 36) > Date.now() ? id : undefined
}

function sign({ account, id, secret, until }: Device & { id: string; until: string }) {
  const text = JSON.stringify(['login-device', account, id, until])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

const NAME = 'login-device'

export function knownDevice({ account, req }: { account: string; req: PayloadRequest }) {
  const token = parseCookies(req.headers).get(NAME)
  const id = readDeviceToken({ account, secret: req.payload.secret, token })
  return id && `${id} ${account}`
}

export const rememberDevice: CollectionAfterLoginHook = ({ req, user }) => {
  const account = accountOf(user.email)
  if (!account || knownDevice({ account, req })) return
  const { secret } = req.payload
  const token = deviceToken({ account, days: KNOWN_DEVICE_DAYS, secret })
  const parts = [
    `${NAME}=${token}`,
    'HttpOnly',
    `Max-Age=${KNOWN_DEVICE_DAYS * 24 * 60 * 60}`,
    'Path=/api/users',
    'SameSite=Lax',
    ...(siteEnv().siteUrl.startsWith('https:') ? ['Secure'] : []),
  ]
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.append('Set-Cookie', parts.join('; '))
}
