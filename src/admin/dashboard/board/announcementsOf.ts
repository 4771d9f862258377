import type { Announcements } from '@dnd-kit/core'
import { isBoardStage } from '@/domain/board/boardStages'
import { canMove, type BookingStatus } from '@/domain/bookingStatus'
import { board } from '@/messages/en/board'
import type { BoardCard } from './BoardCard'

const { drag } = board

/** What a screen reader says while a card is dragged. */
export function announcementsOf(cardOf: (id: unknown) => BoardCard | null): Announcements {
  const say = (id: unknown, to: unknown, words: (move: Move) => string) => {
    const card = cardOf(id)
    if (!card) return undefined
    if (!isBoardStage(to)) return drag.outside(card.who)
    const { before, status, who } = card
    const takes = to === status || canMove({ before, from: status, to })
    return takes ? words({ to, who }) : drag.refused({ to, who })
  }
  return {
    onDragCancel: ({ active }) => drag.cancelled(cardOf(active.id)?.who ?? ''),
    onDragEnd: ({ active, over }) => say(active.id, over?.id, drag.dropped),
    onDragOver: ({ active, over }) => say(active.id, over?.id, drag.over),
    onDragStart: ({ active }) => drag.lifted({ who: cardOf(active.id)?.who ?? '' }),
  }
}

interface Move {
  to: BookingStatus
  who: string
}
