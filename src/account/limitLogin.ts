import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { signIn } from '@/i18n/en/account'
import { addressOf, signInNetwork } from '@/rateLimit/clientAddress'
import {
  countAttempt,
  throwTooManyRequests,
  type Sender,
  refundAttempt,
} from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { loginLimits } from '@/rateLimit/limits'
import { PASSWORD_MAX_LENGTH } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { knownDevice } from './deviceToken'
import { accountOf } from './sessions'

interface From {
  account: string
  address: string | undefined
  device?: string
}

/** Rate limits, the narrowest first. Counting stops at the first that refuses. */
function loginSenders({ account, address, device }: From) {
  if (device) return { 'login-device': device }
  if (!address) return { 'login-unplaced': account, 'login-everybody': 'everybody' }
  return {
    'login-pair': `${address} ${account}`,
    'login-address': address,
    'login-account': account,
  }
}

/** Empty when the address is unknown. */
export function forgotSenders({ account, address }: From) {
  return { 'forgot-pair': address && `${address} ${account}`, 'forgot-address': address }
}

export function networkOf(req: PayloadRequest) {
  const address = addressOf(req)
  return address && signInNetwork(address)
}

const limiters = limitersOf<string>([...loginLimits])

/** Counted before the password is checked, so that parallel attempts are counted too. */
export const limitLogin: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return args
  const { data } = args as { data?: { email?: unknown; password?: unknown } }
  if (isLonger(data?.email, maxLengths.email) || isLonger(data?.password, PASSWORD_MAX_LENGTH)) {
    throw new AuthenticationError(req.t)
  }
  const account = accountOf(data?.email)
  if (account) await countTry({ account, req })
  return args
}

const isLonger = (value: unknown, longest: number) =>
  typeof value === 'string' && value.length > longest

export async function countTry({ account, req }: { account: string; req: PayloadRequest }) {
  const { payload } = req
  const by = loginSenders({
    account,
    address: networkOf(req),
    device: knownDevice({ account, req }),
  })
  const { senders, wait } = await countAttempt({ by, limiters, payload })
  if (wait > 0) throwTooManyRequests({ message: signIn.tooMany(wait), req, retryAfter: wait })
  req.context.triedBy = senders
}

export async function refundTry({ req: { context, payload } }: { req: PayloadRequest }) {
  const senders = (context.triedBy ?? []) as Sender[]
  delete context.triedBy
  await refundAttempt(senders, payload).catch((err: unknown) =>
    payload.logger.error({ msg: 'A correct password was counted as a failed attempt', err }),
  )
}
