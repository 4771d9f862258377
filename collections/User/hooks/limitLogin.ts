import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
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
  const account = accountOf((args as { data?: { email?: unknown } }).data?.email)
  if (account) await countTry({ account, req })
  return args
}

/** Counts a try to guess the password of that account; throws where there were too many. */
export async function countTry({ account, req }: { account: string; req: PayloadRequest }) {
  const { payload } = req
  const by = loginSenders({
    account,
    address: addressOf(req),
    device: knownDevice({ account, req }),
  })
  const senders = sendersOf({ by, limiters, payload })
  const retryAfter = await countInTurn({ senders, stored: await countStoreOf(payload) })
  if (retryAfter > 0) refuseForNow({ message: signIn.tooMany(retryAfter), req, retryAfter })
  req.context.triedBy = senders
}

/** The password was right: the try did not count. */
export async function forgetTry({ req: { context, payload } }: { req: PayloadRequest }) {
  const senders = (context.triedBy ?? []) as Sender[]
  delete context.triedBy
  await takeBack({ senders, stored: await countStoreOf(payload) }).catch((err: unknown) =>
    payload.logger.error({ msg: 'A right password was counted as a failed try', err }),
  )
}
