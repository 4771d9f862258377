import type { Payload } from 'payload'
import { sendDailyDigest } from './digest/sendDailyDigest'
import { sendSoon } from './sendSoon'

/** Everything that is due: the notices, and once a day the owner's digest. */
export async function doRounds(payload: Payload) {
  await sendSoon(payload)
  try {
    await sendDailyDigest({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The digest of the day was not sent', err })
  }
}
