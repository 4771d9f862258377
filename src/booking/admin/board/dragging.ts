import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { boardStages, type BookingStatus, canMove, isBoardStage } from '@/booking/rules/status'
import { board } from '@/i18n/en/board'
import type { BoardCard } from './columnsNow'

const { drag } = board

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

export const stageAt: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/**
 * The board scrolls only when a card is close to its edge. Otherwise a column moves away while a card is
 * dropped into it. As a share of the board's width and height.
 */
export const autoScroll = { threshold: { x: 0.03, y: 0.1 } }

/** In px: outside the column, so that the card overlaps no other card. */
const INSET_PX = 8

function stepToStage(cardOf: (id: unknown) => BoardCard | null): KeyboardCoordinateGetter {
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

const MOUSE_PX = 6
const TOUCH = { delay: 250, tolerance: 8 }

export function useBoardSensors(cardOf: (id: unknown) => BoardCard | null) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToStage(cardOf) }),
  )
}
