import type { Payload } from 'payload'
import { DIGEST_HOUR } from '@/domain/constants'
import { dayInIndia, hourInIndia } from '@/domain/days'
import { afterFailure } from '@/domain/notices'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import { errorText } from '../errorText'
import { sendMail } from '../sendMail'
import { digestMail } from '../templates/digestMail'
import { claimDigest, storedDigests } from './claimDigest'
import { readDigest } from './readDigest'

interface Run {
  now?: () => Date
  payload: Payload
}

/** Once a day, from eight in the morning; true when this call sent it. A day without news has none. */
export async function sendDailyDigest({ now = () => new Date(), payload }: Run): Promise<boolean> {
  const moment = now()
  const day = dayInIndia(moment)
  if (!siteEnv().SMTP_URL || hourInIndia(moment) < DIGEST_HOUR) return false
  const { email, name, noticeEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const to = noticeEmail || email
  const claim = to ? await claimDigest({ day, now: moment, payload }) : undefined
  if (!to || !claim) return false
  const settle = (values: object) =>
    storedDigests(payload).updateOne({ _id: day, lease: claim.lease }, { $set: values })
  try {
    const { coming, followUps, today, waiting } = await readDigest({ now: moment, payload })
    const hasNews = coming.length + followUps.length + waiting.length > 0
    if (hasNews) {
      const panelUrl = siteEnv().siteUrl + paths.admin()
      const mail = digestMail({ coming, followUps, panelUrl, today, waiting })
      await sendMail({ ...mail, id: `digest-${day}`, name, payload, to })
    }
    await settle({ nextAttempt: null, state: hasNews ? 'sent' : 'empty' })
    return hasNews
  } catch (error) {
    payload.logger.error({ msg: 'The digest of the day was not sent', attempts: claim.attempts })
    const fate = afterFailure({ attempts: claim.attempts, now: now() })
    await settle({ ...fate, error: errorText(error), lease: null })
    return false
  }
}
