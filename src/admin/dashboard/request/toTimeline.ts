import { timeAgo } from '@/domain/timeAgo'
import { describeWork, type DescribedChange } from '@/messages/describeWork'
import { requestWords } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { formatMoment } from '../bookings/formatMoment'

const { timeline: words } = requestWords

export interface TimelineItem {
  at: string
  ago: string
  changes: DescribedChange[]
  exact: string
  text: string | null
  title: string
  who: string
}

/** Everything that happened to a request, newest first: also that it came, and that mails went out. */
export function toTimeline(booking: Booking, now: Date): TimelineItem[] {
  const done = (booking.timeline ?? []).map((entry) => ({
    at: entry.at,
    who: entry.byName ?? '',
    ...describeWork(entry),
  }))
  const sent = (booking.notices ?? []).flatMap(({ kind, sentAt }) => {
    const title = kind === 'customer' ? words.mailCustomer : words.mailBusiness
    return sentAt ? [{ at: sentAt, title, ...silent }] : []
  })
  return [...received(booking), ...sent, ...done]
    .map((item) => ({ ...item, ago: timeAgo(item.at, now), exact: formatMoment(item.at) }))
    .sort((one, two) => Date.parse(two.at) - Date.parse(one.at))
}

const silent = { changes: [], text: null, who: '' }

/** One that was added by hand says so itself. */
function received({ createdAt, source, timeline }: Booking) {
  if (timeline?.[0]?.kind === 'added') return []
  const from = source === 'website' ? words.fromWebsite : ''
  return [{ at: createdAt, title: words.received, ...silent, who: from }]
}
