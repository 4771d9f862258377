import type { BookingSnapshot } from '@/booking/admin/mutations'
import { type BookingStatus, isBoardStage } from '@/booking/rules/status'

export interface BoardCard extends BookingSnapshot {
  href: string
  date: string
  guests?: string
  due?: { isLate: boolean; text: string }
  /** The overdue amount and its date. */
  payment?: string
}

export interface BoardColumn {
  cards: BoardCard[]
  hrefOfAll: string
  /** `other`: stored statuses that this version does not know. */
  stage: BookingStatus | 'other'
  total: number
}

type Changes = (card: BoardCard) => BookingSnapshot | undefined

export function columnsNow(columns: BoardColumn[], changedSince: Changes): BoardColumn[] {
  const moved = columns.flatMap(({ cards }) =>
    cards.flatMap((card) => {
      const now = changedSince(card)
      if (!now) return []
      const { before, lostReason, revision, status } = now
      return [{ ...card, before, due: undefined, lostReason, revision, status }]
    }),
  )
  const ids = new Set(moved.map(({ id }) => id))
  return columns.map((column) => {
    const staying = column.cards.filter(({ id }) => !ids.has(id))
    const coming = moved.filter(({ status }) => stageOf(status) === column.stage)
    const cards = [...coming, ...staying]
    return { ...column, cards, total: column.total + cards.length - column.cards.length }
  })
}

const stageOf = (status: string) => (isBoardStage(status) ? status : 'other')
