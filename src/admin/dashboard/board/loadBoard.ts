import type { Payload, TypedUser, Where } from 'payload'
import { boardStages, DONE_DAYS, isDone, type BoardStage } from '@/domain/board/boardStages'
import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import type { BoardColumn } from './BoardCard'
import { toCard } from './toCard'

const MOST = 50
const DAY_MS = 86_400_000

const select = {
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

/** The first of each stage; of what is done, what was changed lately. Nothing when it failed. */
export async function loadBoard({ now, payload, user }: Query): Promise<BoardColumn[] | null> {
  const doneSince = new Date(now.getTime() - DONE_DAYS * DAY_MS).toISOString()
  const load = async (stage: BoardStage): Promise<BoardColumn> => {
    const lately: Where = isDone(stage) ? { updatedAt: { greater_than: doneSince } } : {}
    const { docs, totalDocs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      limit: MOST,
      overrideAccess: false,
      select,
      sort: sorts[stage] ?? '-updatedAt',
      user,
      where: { status: { equals: stage }, ...lately },
    })
    return {
      cards: docs.map((booking) => toCard({ booking, now })),
      hrefOfAll: panelPaths.desk({ status: [stage] }),
      stage,
      total: totalDocs,
    }
  }
  try {
    return await Promise.all(boardStages.map(load))
  } catch (err) {
    payload.logger.error({ msg: 'The board could not be read', err })
    return null
  }
}

/** What was moved last stands first, but where something else decides what comes next. */
const sorts: Partial<Record<BoardStage, string>> = {
  confirmed: 'date',
  new: '-createdAt',
}
