import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { addDays, type Day, dayInIndia, hourInIndia } from '@/time/days'
import { COMING_DAYS, digestMail } from '@/email/templates/digestEmail'
import { whereOf } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import { afterFailure, EMAIL_LEASE_MS } from './delivery'
import { errorText, sendMail } from './sendEmail'

/** The hour in Jaipur of the daily e-mail. */
const DIGEST_HOUR = 8

interface StoredDigest {
  _id: Day
  attempts: number
  lease: string | null
  nextAttempt: Date | null
}

function storedDigests({ db }: Payload) {
  return db.connection.collection<StoredDigest>('Digest')
}

/** Its day is the unique key: of two workers one inserts, and the insert of the other fails. */
async function claimDigest({ day, now, payload }: { day: Day; now: Date; payload: Payload }) {
  const lease = randomUUID()
  const nextAttempt = new Date(now.getTime() + EMAIL_LEASE_MS)
  try {
    const claimed = await storedDigests(payload).findOneAndUpdate(
      { _id: day, nextAttempt: { $lte: now } },
      { $inc: { attempts: 1 }, $set: { lease, nextAttempt } },
      { returnDocument: 'after', upsert: true },
    )
    return claimed ? { attempts: claimed.attempts, lease } : undefined
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return undefined
    throw error
  }
}

const DUPLICATE = 11000

const MOST = 50

async function readDigest({ now, payload }: { now: Date; payload: Payload }) {
  const today = dayInIndia(now)
  const list = { collection: 'bookings', depth: 0, limit: MOST } as const
  const ofTab = (tab: 'followUp' | 'unanswered', sort: string) =>
    payload.find({
      ...list,
      sort,
      trash: true,
      where: whereOf({ now, userId: '', view: { ...firstView, tab } }),
    })
  const waiting = await ofTab('unanswered', 'createdAt')
  const followUps = await ofTab('followUp', 'followUpOn')
  const coming = await payload.find({
    ...list,
    sort: 'date',
    where: {
      and: [
        { date: { greater_than_equal: today } },
        { date: { less_than_equal: addDays(today, COMING_DAYS) } },
        { status: { not_in: ['lost', 'spam'] } },
      ],
    },
  })
  return { coming: coming.docs, followUps: followUps.docs, today, waiting: waiting.docs }
}

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
