import { after } from 'next/server'
import { APIError, type Endpoint } from 'payload'
import { forgotLimits } from '@/domain/loginLimits'
import { isServing, siteEnv } from '@/env'
import { signIn } from '@/messages/en/signIn'
import { addressOf } from '../../limits/addressOf'
import { countInTurn } from '../../limits/countInTurn'
import { countStoreOf } from '../../limits/countStoreOf'
import { limitersOf } from '../../limits/limitersOf'
import { refuseForNow } from '../../limits/refuseForNow'
import { sendersOf } from '../../limits/sendersOf'
import { accountOf } from '../accountOf'
import { forgotSenders } from '../limits/senders'
import { sendPasswordMail } from '../sendPasswordMail'

const limiters = limitersOf<string>([...forgotLimits])

/**
 * In the place of Payload's own, which takes longer and may fail only where the account exists. Here
 * the answer is given before the account is looked up: the same for every e-mail.
 */
export const askForPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const { email } = ((await req.json?.().catch(() => null)) ?? {}) as { email?: unknown }
    const account = accountOf(email)
    if (!account) throw new APIError(signIn.noEmail, 400)
    if (!siteEnv().SMTP_URL) throw new APIError(signIn.noMailServer, 503, null, true)
    const by = forgotSenders({ account, address: addressOf(req) })
    const senders = sendersOf({ by, limiters, payload })
    const retryAfter = await countInTurn({ senders, stored: await countStoreOf(payload) })
    if (retryAfter > 0) refuseForNow({ message: signIn.tooManyMails(retryAfter), req, retryAfter })
    const send = () => sendPasswordMail({ account, payload })
    if (isServing()) after(send)
    else void send()
    return Response.json({ message: signIn.asked })
  },
}
