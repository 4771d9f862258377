import type { Where } from 'payload'
import type { Caller } from '@/account/access'
import { toSnapshot } from '@/booking/admin/snapshot'
import { countBookings } from '@/booking/changes/countView'
import { describeDays } from '@/booking/rules/describeFunctions'
import { UNANSWERED_HOURS } from '@/booking/rules/filters'
import { listedFunctionFields } from '@/booking/rules/functions'
import { boardStages, bookingStatuses, DONE_DAYS, isDone } from '@/booking/rules/status'
import { board as words } from '@/i18n/en/board'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { formatRupeesShort } from '@/money/rules/rupees'
import { panelPaths } from '@/panel/panelPaths'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { readOverdue } from '@/quote/payments/readOverdue'
import type { Overdue } from '@/quote/rules/paymentStanding'
import { dayInIndia, formatDay } from '@/time/days'
import { formatWait } from '@/time/timeAgo'
import type { BoardCard, BoardColumn } from './columnsNow'

const CARDS_MAX = 50
const DAY_MS = 86_400_000

const select = {
  anonymisedAt: true,
  answeredAt: true,
  contactNumber: true,
  createdAt: true,
  date: true,
  days: true,
  email: true,
  followUpOn: true,
  functions: listedFunctionFields,
  lostReason: true,
  name: true,
  numberOfGuests: true,
  paymentDueOn: true,
  revision: true,
  status: true,
  timeline: { changes: true },
} as const

export type LoadedCard = Pick<Booking, keyof typeof select | 'id'>

export async function loadBoard({
  now,
  payload,
  user,
}: Caller & { now: Date }): Promise<BoardColumn[] | null> {
  const doneSince = new Date(now.getTime() - DONE_DAYS * DAY_MS).toISOString()
  const load = async (stage: BoardColumn['stage']): Promise<BoardColumn> => {
    const lately: Where = isDone(stage) ? { updatedAt: { greater_than: doneSince } } : {}
    const where = { deletedAt: { equals: null }, ...standsAt(stage), ...lately }
    const [{ docs }, total] = await Promise.all([
      payload.find({
        collection: 'bookings',
        depth: 0,
        limit: CARDS_MAX,
        overrideAccess: false,
        pagination: false,
        select,
        sort: sorts[stage] ?? '-updatedAt',
        trash: true,
        user,
        where,
      }),
      countBookings(payload, where),
    ])
    const overdue = await readOverdue({ bookings: docs, now, payload, user })
    return {
      cards: docs.map((booking) => toCard({ booking, now, overdue: overdue.get(booking.id) })),
      hrefOfAll: panelPaths.bookings(stage === 'other' ? {} : { status: [stage] }),
      stage,
      total,
    }
  }
  return readOr(payload, { msg: 'The board could not be read', otherwise: null }, async () => {
    const [other, ...known] = await Promise.all([load('other'), ...boardStages.map(load)])
    return other.total > 0 ? [...known, other] : known
  })
}

const standsAt = (stage: BoardColumn['stage']): Where =>
  stage === 'other' ? { status: { not_in: [...bookingStatuses] } } : { status: { equals: stage } }

const sorts: Partial<Record<BoardColumn['stage'], string>> = {
  confirmed: 'date',
  new: '-createdAt',
}

const HOUR_MS = 3_600_000

interface Shown {
  booking: LoadedCard
  now: Date
  overdue?: Overdue
}

export function toCard({ booking, now, overdue }: Shown): BoardCard {
  const { id, numberOfGuests } = booking
  return {
    ...toSnapshot(booking),
    href: panelPaths.bookings({ open: id }),
    date: describeDays(booking, bookingDetails.functions) || words.noDate,
    guests: numberOfGuests ? words.guests(numberOfGuests) : undefined,
    due: dueOf({ booking, now }),
    payment:
      overdue && words.paymentOverdue(formatRupeesShort(overdue.amount), formatDay(overdue.since)),
  }
}

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
