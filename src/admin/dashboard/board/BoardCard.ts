import type { BoardStage } from '@/domain/board/boardStages'
import type { BookingStatus, LostReason } from '@/domain/bookingStatus'

/** A request as a card: texts, and what moving it takes. */
export interface BoardCard {
  id: string
  who: string
  href: string
  date: string
  guests?: string
  /** How long it waits, or when to come back to it. */
  due?: { isLate: boolean; text: string }
  status: BookingStatus
  /** Where it stood before its latest move. */
  before?: BookingStatus
  lostReason?: LostReason | null
  revision: number
}

export interface BoardColumn {
  cards: BoardCard[]
  hrefOfAll: string
  /** `other`: stored statuses that this version does not know. */
  stage: BoardStage | 'other'
  total: number
}
