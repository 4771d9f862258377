import type { Payload } from 'payload'
import { whereOf } from '@/booking/rules/filters'
import { onDays } from '@/booking/rules/onDays'
import { withoutEvent } from '@/booking/rules/status'
import { firstView } from '@/booking/rules/view'
import { sendEmail } from '@/email/sendEmail'
import { siteEnv } from '@/env'
import { paths } from '@/paths'
import { addDays, dayInIndia } from '@/time/days'
import { COMING_DAYS, digestEmail } from './digestEmail'

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

interface Run {
  now: Date
  payload: Payload
}

/**
 * Sends the digest of the day; a day without news has none. Resolves to undefined without an address to send
 * it to, and rejects when the mail server did not take it.
 */
export async function sendDigest({ now, payload }: Run): Promise<'empty' | 'sent' | undefined> {
  if (!siteEnv().SMTP_URL) return undefined
  const { email, name, bookingsEmail } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const to = bookingsEmail || email
  if (!to) return undefined
  const { coming, followUps, today, waiting } = await readDigest({ now, payload })
  if (coming.length + followUps.length + waiting.length === 0) return 'empty'
  const panelUrl = siteEnv().siteUrl + paths.admin()
  const mail = digestEmail({ coming, followUps, panelUrl, today, waiting })
  await sendEmail({ ...mail, id: `digest-${today}`, name, payload, to })
  return 'sent'
}
