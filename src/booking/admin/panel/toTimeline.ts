import { describeWork, type DescribedChange } from '@/booking/rules/describe'
import { noteRights, type TimelineEntry } from '@/booking/rules/timeline'
import { panelWords } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { formatMoment } from '@/time/days'
import { timeAgo } from '@/time/timeAgo'

const { timeline: words } = panelWords

export interface TimelineItem {
  note?: { canCorrect: boolean; crew: boolean; id: string; text: string }
  at: string
  ago: string
  changes: DescribedChange[]
  exact: string
  text: string | null
  title: string
  who: string
}

interface ReadBooking {
  booking: Booking
  now: Date
  userId: string
}

export function toTimeline({ booking, now, userId }: ReadBooking): TimelineItem[] {
  const done = (booking.timeline ?? []).map((entry) => ({
    at: entry.at,
    note: ownNote(entry, { now, userId }),
    who: entry.byName ?? '',
    ...describeWork(entry),
  }))
  const sent = (booking.emails ?? []).flatMap(({ kind, sentAt }) => {
    return sentAt ? [{ at: sentAt, title: words.emails[kind], ...silent }] : []
  })
  return [...received(booking), ...sent, ...done]
    .map((item) => ({ ...item, ago: timeAgo(item.at, now), exact: formatMoment(item.at) }))
    .sort((one, two) => Date.parse(two.at) - Date.parse(one.at))
}

function ownNote(entry: TimelineEntry, reader: Pick<ReadBooking, 'now' | 'userId'>) {
  const { correct, remove } = noteRights(entry, reader)
  if (!remove || !entry.id) return undefined
  const { crew, id, text } = entry
  return { canCorrect: correct, crew: Boolean(crew), id, text: text ?? '' }
}

const silent = { changes: [], text: null, who: '' }

function received({ createdAt, source, timeline }: Booking) {
  if (timeline?.[0]?.kind === 'added') return []
  const from = source === 'website' ? words.fromWebsite : ''
  return [{ at: createdAt, title: words.received, ...silent, who: from }]
}
