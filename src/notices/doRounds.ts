import type { Payload } from 'payload'
import { sendDailyDigest } from './digest/sendDailyDigest'
import { publishDue } from './publishDue'
import { sendSoon } from './sendSoon'

/** Everything that is due: the notices, what is to be published, and once a day the owner's digest. */
export async function doRounds(payload: Payload) {
  await sendSoon(payload)
  await publishDue(payload)
  try {
    await sendDailyDigest({ payload })
  } catch (err) {
    payload.logger.error({ msg: 'The digest of the day was not sent', err })
  }
}
