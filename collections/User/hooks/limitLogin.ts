import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload'
import { loginLimits } from '@/domain/loginLimits'
import { signIn } from '@/messages/en/signIn'
import { addressOf } from '../../limits/addressOf'
import { countInTurn, takeBack } from '../../limits/countInTurn'
import type { Sender } from '../../limits/countRequest'
import { countStoreOf } from '../../limits/countStoreOf'
import { limitersOf } from '../../limits/limitersOf'
import { refuseForNow } from '../../limits/refuseForNow'
import { sendersOf } from '../../limits/sendersOf'
import { accountOf } from '../accountOf'
import { knownDevice } from '../device/knownDevice'
import { loginSenders } from '../limits/senders'

const limiters = limitersOf<string>([...loginLimits])

/** Counts a try before the password is looked at, so that many at once are no way around. */
export const limitLogin: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return args
  const { payload } = req
  const account = accountOf((args as { data?: { email?: unknown } }).data?.email)
  if (!account) return args
  const by = loginSenders({
    account,
    address: addressOf(req),
    device: knownDevice({ account, req }),
  })
  const senders = sendersOf({ by, limiters, payload })
  const retryAfter = await countInTurn({ senders, stored: await countStoreOf(payload) })
  if (retryAfter > 0) refuseForNow({ message: signIn.tooMany(retryAfter), req, retryAfter })
  req.context.triedBy = senders
  return args
}

/** The password was right: the try did not count. */
export const forgetTry: CollectionAfterLoginHook = async ({ req: { context, payload } }) => {
  const senders = (context.triedBy ?? []) as Sender[]
  await takeBack({ senders, stored: await countStoreOf(payload) }).catch((err: unknown) =>
    payload.logger.error({ msg: 'A right password was counted as a failed try', err }),
  )
}
