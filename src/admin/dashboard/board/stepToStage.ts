import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { boardStages, isBoardStage } from '@/domain/board/boardStages'
import { canMove } from '@/domain/bookingStatus'
import type { BoardCard } from './BoardCard'

/** Into the column, past its edge, so that the card lies in no other. */
const INSET_PX = 8

/** An arrow leads to the next stage that takes the request, or back to its own. */
export function stepToStage(cardOf: (id: unknown) => BoardCard | null): KeyboardCoordinateGetter {
  return (event, { active, context }) => {
    const card = cardOf(active)
    if (!card || !['ArrowLeft', 'ArrowRight'].includes(event.code)) return undefined
    event.preventDefault()
    const here = isBoardStage(context.over?.id) ? context.over.id : card.status
    const at = boardStages.findIndex((stage) => stage === here)
    const ahead =
      event.code === 'ArrowRight'
        ? boardStages.slice(at + 1)
        : boardStages.slice(0, Math.max(at, 0)).toReversed()
    const { before, status } = card
    const next = ahead.find((to) => to === status || canMove({ before, from: status, to }))
    const rect = next && context.droppableRects.get(next)
    return rect?.width ? { x: rect.left + INSET_PX, y: rect.top + INSET_PX } : undefined
  }
}
