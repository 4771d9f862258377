'use client'

import { useDroppable } from '@dnd-kit/core'
import { Link } from '@payloadcms/ui'
import { DONE_DAYS, isDone } from '@/domain/board/boardStages'
import { canMove, isStatus } from '@/domain/bookingStatus'
import { board as words } from '@/messages/en/board'
import { StatusPill } from '../work/StatusPill'
import type { StatusMove } from '../work/StatusMenu.client'
import type { BoardCard, BoardColumn } from './BoardCard'
import { StageCard } from './StageCard.client'

interface Props {
  column: BoardColumn
  followed: string | null
  lifted: BoardCard | null
  onMove: (card: BoardCard, move: StatusMove) => void
  shown: boolean
  waiting: string[]
}

export function StageColumn({ column, followed, lifted, onMove, shown, waiting }: Props) {
  const { cards, hrefOfAll, stage, total } = column
  const { isOver, setNodeRef } = useDroppable({ id: stage })
  const takes =
    !lifted ||
    lifted.status === stage ||
    (isStatus(stage) && canMove({ before: lifted.before, from: lifted.status, to: stage }))
  const title = `stage-${stage}`

  return (
    <section
      aria-labelledby={title}
      className="stage"
      data-over={isOver}
      data-shown={shown}
      data-takes={takes}
      ref={setNodeRef}
    >
      <header>
        <h2 id={title}>
          <StatusPill status={stage} word={words.stage(stage)} />{' '}
          <span className="stage__count">{words.cards(total)}</span>
        </h2>
        {isDone(stage) && <p>{words.lastDays(DONE_DAYS)}</p>}
      </header>
      {cards.length === 0 && <p className="stage__none">{words.none}</p>}
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <StageCard
              card={card}
              isFollowed={followed === card.id}
              isWaiting={waiting.includes(card.id)}
              key={card.id}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {(total > cards.length || isDone(stage)) && (
        <Link
          aria-label={words.allOf(stage)}
          className="stage__all"
          href={hrefOfAll}
          prefetch={false}
        >
          {words.all}
        </Link>
      )}
    </section>
  )
}
