import { isDone } from '@/domain/board/boardStages'
import { UNANSWERED_HOURS } from '@/domain/constants'
import { dayInIndia, formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phone'
import { statusBefore } from '@/domain/timeline'
import { board as words } from '@/messages/en/board'
import { privacy } from '@/messages/en/privacy'
import { panelPaths } from '@/panelPaths'
import { formatWait } from '../bookings/formatWait'
import type { BoardCard } from './BoardCard'
import type { LoadedCard } from './loadBoard'

const HOUR_MS = 3_600_000

interface Shown {
  booking: LoadedCard
  now: Date
}

export function toCard({ booking, now }: Shown): BoardCard {
  const { anonymisedAt, contactNumber, date, email, id, name, numberOfGuests, status } = booking
  return {
    id,
    who: anonymisedAt
      ? privacy.erased.label
      : name || (contactNumber && formatPhone(contactNumber)) || email || words.unnamed,
    href: panelPaths.desk({ open: id }),
    date: date ? formatDay(date) : words.noDate,
    guests: numberOfGuests ? words.guests(numberOfGuests) : undefined,
    due: dueOf({ booking, now }),
    status,
    before: statusBefore(booking.timeline),
    lostReason: booking.lostReason,
    revision: booking.revision ?? 0,
  }
}

/** Who waits for a first answer comes before when to call again; what is done waits for nothing. */
function dueOf({ booking, now }: Shown): BoardCard['due'] {
  const { anonymisedAt, answeredAt, createdAt, followUpOn, status } = booking
  if (isDone(status) || anonymisedAt) return undefined
  if (status === 'new' && !answeredAt) {
    const ms = now.getTime() - Date.parse(createdAt)
    return {
      isLate: ms > UNANSWERED_HOURS * HOUR_MS,
      text: words.waits(formatWait({ now, since: createdAt })),
    }
  }
  if (!followUpOn) return undefined
  const isLate = followUpOn < dayInIndia(now)
  const day = formatDay(followUpOn)
  return { isLate, text: isLate ? words.followUpLate(day) : words.followUp(day) }
}
