'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { board as words } from '@/messages/en/board'
import { StatusMenu, type StatusMove } from '../work/StatusMenu.client'
import type { BoardCard } from './BoardCard'
import { CardFace } from './CardFace'

interface Props {
  card: BoardCard
  /** Takes the focus, since the menu or button that moved it here is gone. */
  isFollowed: boolean
  isWaiting: boolean
  onMove: (card: BoardCard, move: StatusMove) => void
}

/** The mouse drags the card anywhere, the keyboard by its handle; the menu does the same by name. */
export function StageCard({ card, isFollowed, isWaiting, onMove }: Props) {
  const { attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef } = useDraggable({
    disabled: isWaiting,
    id: card.id,
  })
  const menu = useRef<HTMLDivElement>(null)
  const { 'aria-describedby': describedBy } = attributes

  useEffect(() => {
    if (isFollowed) menu.current?.querySelector('button')?.focus()
  }, [isFollowed])

  return (
    <li aria-busy={isWaiting} className="stage-card" data-lifted={isDragging} ref={setNodeRef}>
      <div className="stage-card__face" {...listeners}>
        <button
          aria-describedby={describedBy}
          aria-label={words.handle(card.who)}
          className="stage-card__handle"
          ref={setActivatorNodeRef}
          type="button"
        >
          <svg aria-hidden="true" height="16" viewBox="0 0 10 16" width="10">
            {[3, 8, 13].flatMap((y) =>
              [2, 8].map((x) => <circle cx={x} cy={y} key={`${x} ${y}`} r="1.4" />),
            )}
          </svg>
        </button>
        <CardFace card={card} />
      </div>
      <div ref={menu}>
        <StatusMenu
          before={card.before}
          onChoose={(move) => onMove(card, move)}
          status={card.status}
          who={card.who}
        />
      </div>
    </li>
  )
}
