import { isBoardStage } from '@/domain/board/boardStages'
import type { BoardCard, BoardColumn } from './BoardCard'
import type { BoardState } from './boardState'

/** The columns of the page with what was moved since; what was moved stands first. */
export function columnsNow(columns: BoardColumn[], { moved }: BoardState): BoardColumn[] {
  const sent = columns.flatMap(({ cards }) => cards)
  const newer = Object.values(moved).filter((card) => isNewer({ card, sent }))
  const ids = new Set(newer.map(({ id }) => id))
  return columns.map((column) => {
    const staying = column.cards.filter(({ id }) => !ids.has(id))
    const coming = newer.filter(({ status }) => stageOf(status) === column.stage)
    const cards = [...coming, ...staying]
    return { ...column, cards, total: column.total + cards.length - column.cards.length }
  })
}

const stageOf = (status: string) => (isBoardStage(status) ? status : 'other')

/** A page that was read after the move knows it; a card that left the page altogether is not newer. */
function isNewer({ card, sent }: { card: BoardCard; sent: BoardCard[] }): boolean {
  const known = sent.find(({ id }) => id === card.id)
  return known !== undefined && known.revision < card.revision
}
