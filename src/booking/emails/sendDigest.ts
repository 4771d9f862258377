import type { Payload } from 'payload'
import { may } from '@/account/roles'
import { whereOf } from '@/booking/rules/filters'
import { onDays } from '@/booking/rules/onDays'
import { withoutEvent } from '@/booking/rules/status'
import { firstView } from '@/booking/rules/view'
import { sendEmail } from '@/email/sendEmail'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import { type Due, readDues } from '@/quote/payments/readDues'
import { addDays, type Day, dayInIndia } from '@/time/days'
import { COMING_DAYS, digestEmail, DUE_DAYS } from './digestEmail'

/** The hour in Jaipur, or later when no process was running then. */
export const DIGEST_HOUR = 8

const LISTED_MAX = 50

async function readDigest({ now, payload }: Run) {
  const today = dayInIndia(now)
  const list = { collection: 'bookings', depth: 0, limit: LISTED_MAX } as const
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
        onDays({ from: today, to: addDays(today, COMING_DAYS) }),
        { status: { not_in: withoutEvent } },
      ],
    },
  })
  return { coming: coming.docs, followUps: followUps.docs, today, waiting: waiting.docs }
}

interface Reader {
  payload: Payload
  to: string
  today: Day
}

/**
 * Empty when the address is that of an account without the right to quotes. Any other address belongs to the
 * business.
 */
async function readPayments({ payload, to, today }: Reader): Promise<Due[]> {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 1,
    where: { email: { equals: to.trim().toLowerCase() } },
  })
  const [account] = docs
  if (account && !may(account, 'manageQuotes')) return []
  return readDues(payload, { today, until: addDays(today, DUE_DAYS) })
}

interface Run {
  now: Date
  payload: Payload
}

/**
 * Sends the digest of the day, if there is something to report. Returns undefined without an address; throws
 * when the mail server refuses it.
 */
export async function sendDigest({ now, payload }: Run): Promise<'empty' | 'sent' | undefined> {
  if (!siteEnv().SMTP_URL) return undefined
  const { email, name, bookingsEmail } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const to = bookingsEmail || email
  if (!to) return undefined
  const read = await readDigest({ now, payload })
  const dues = await readPayments({ payload, to, today: read.today })
  const content = digestEmail({ ...read, dues, panelUrl: siteEnv().siteUrl + paths.admin() })
  if (!content) return 'empty'
  await sendEmail({ ...content, id: `digest-${read.today}`, name, payload, to })
  return 'sent'
}
