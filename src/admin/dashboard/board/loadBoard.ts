import type { Payload, TypedUser, Where } from 'payload'
import { boardStages, DONE_DAYS, isDone } from '@/domain/board/boardStages'
import { bookingStatuses } from '@/domain/bookingStatus'
import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import type { BoardColumn } from './BoardCard'
import { toCard } from './toCard'

const MOST = 50
const DAY_MS = 86_400_000

const select = {
  anonymisedAt: true,
  answeredAt: true,
  contactNumber: true,
  createdAt: true,
  date: true,
  email: true,
  followUpOn: true,
  lostReason: true,
  name: true,
  numberOfGuests: true,
  revision: true,
  status: true,
  timeline: { changes: true },
} as const

export type LoadedCard = Pick<Booking, keyof typeof select | 'id'>

interface Query {
  now: Date
  payload: Payload
  user: TypedUser
}

/** The first of each stage, and whatever stands at a stage that this version does not know; of what is done, what was changed lately. Nothing when it failed. */
export async function loadBoard({ now, payload, user }: Query): Promise<BoardColumn[] | null> {
  const doneSince = new Date(now.getTime() - DONE_DAYS * DAY_MS).toISOString()
  const load = async (stage: BoardColumn['stage']): Promise<BoardColumn> => {
    const lately: Where = isDone(stage) ? { updatedAt: { greater_than: doneSince } } : {}
    const { docs, totalDocs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      limit: MOST,
      overrideAccess: false,
      select,
      sort: sorts[stage] ?? '-updatedAt',
      user,
      where: { ...standsAt(stage), ...lately },
    })
    return {
      cards: docs.map((booking) => toCard({ booking, now })),
      hrefOfAll: panelPaths.desk(stage === 'other' ? {} : { status: [stage] }),
      stage,
      total: totalDocs,
    }
  }
  try {
    const [other, ...known] = await Promise.all([load('other'), ...boardStages.map(load)])
    return other.total > 0 ? [...known, other] : known
  } catch (err) {
    payload.logger.error({ msg: 'The board could not be read', err })
    return null
  }
}

const standsAt = (stage: BoardColumn['stage']): Where =>
  stage === 'other' ? { status: { not_in: [...bookingStatuses] } } : { status: { equals: stage } }

/** What was moved last stands first, but where something else decides what comes next. */
const sorts: Partial<Record<BoardColumn['stage'], string>> = {
  confirmed: 'date',
  new: '-createdAt',
}
