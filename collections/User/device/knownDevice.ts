import { parseCookies, type CollectionAfterLoginHook, type PayloadRequest } from 'payload'
import { KNOWN_DEVICE_DAYS } from '@/domain/loginLimits'
import { siteEnv } from '@/env'
import { accountOf } from '../accountOf'
import { deviceToken, readDeviceToken } from './deviceToken'

const NAME = 'login-device'

/** The browser, where it signed in to that account before. */
export function knownDevice({ account, req }: { account: string; req: PayloadRequest }) {
  const token = parseCookies(req.headers).get(NAME)
  const id = readDeviceToken({ account, secret: req.payload.secret, token })
  return id && `${id} ${account}`
}

/** From here on strangers cannot use up the tries of this browser. */
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
