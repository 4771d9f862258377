import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { APIError, type Endpoint, type Payload } from 'payload'
import { sendEmail } from '@/email/sendEmail'
import { isServing, siteEnv } from '@/env'
import { signIn } from '@/i18n/en/account'
import { countAttempt, throwTooManyRequests } from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { forgotLimits, resetEmailLimits } from '@/rateLimit/limits'
import { maxLengths } from '@/rules/maxLengths'
import { forgotSenders, networkOf } from './limitLogin'
import { passwordEmail } from './passwordEmail'
import { makeResetLink } from './resetLink'
import { accountOf } from './sessions'

const linkLimiters = limitersOf<string>([...forgotLimits])

/**
 * Replaces Payload's endpoint, whose response time and errors reveal whether the account exists. This one
 * responds before it looks up the account.
 */
export const requestPasswordReset: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const { email } = ((await req.json?.().catch(() => null)) ?? {}) as { email?: unknown }
    const account = accountOf(email)
    if (!account || account.length > maxLengths.email) throw new APIError(signIn.noEmail, 400)
    if (!siteEnv().SMTP_URL) throw new APIError(signIn.noMailServer, 503, null, true)
    const by = forgotSenders({ account, address: networkOf(req) })
    const { wait } = await countAttempt({ by, limiters: linkLimiters, payload })
    if (wait > 0)
      throwTooManyRequests({ message: signIn.tooManyEmails(wait), req, retryAfter: wait })
    const send = () => sendPasswordResetEmail({ account, payload })
    if (isServing()) after(send)
    else void send()
    return Response.json({ message: signIn.asked })
  },
}

interface ResetRequest {
  account: string
  payload: Payload
}

const emailLimiters = limitersOf<string>([...resetEmailLimits])

/** Sends a reset link when the account exists. Never throws. */
export async function sendPasswordResetEmail({ account, payload }: ResetRequest) {
  try {
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      limit: 1,
      where: { email: { equals: account } },
    })
    const [user] = docs
    if (!user || (await isOverLimit({ account, payload }))) return
    const link = await makeResetLink({ account, payload })
    if (!link) return
    const { name: site } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    const content = passwordEmail({ link, name: user.name, site })
    await sendEmail({ ...content, id: randomUUID(), name: site, payload, to: account })
  } catch {
    // The message of the mail server can contain the address, and the error the link.
    payload.logger.error({ msg: 'The email with the link to a new password was not sent' })
  }
}

/** Counted only for existing accounts, so that a stranger cannot fill the counters. */
async function isOverLimit({ account, payload }: ResetRequest) {
  const by = { 'reset-email': account }
  const isOver = (await countAttempt({ by, limiters: emailLimiters, payload })).wait > 0
  if (isOver) payload.logger.warn({ msg: 'No further link to a new password is sent this hour' })
  return isOver
}
