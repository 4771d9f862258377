import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import type { StatusMove } from '@/booking/admin/mutations'
import { StatusMenu } from '@/booking/admin/StatusMenu'
import { StatusPill } from '@/booking/admin/StatusPill'
import { canMove, DONE_DAYS, isDone, isStatus } from '@/booking/rules/status'
import { board as words } from '@/i18n/en/board'
import { buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { CardFace } from './CardFace'
import type { BoardCard, BoardColumn } from './columnsNow'

interface StageColumnProps {
  column: BoardColumn
  followed: string | null
  lifted: BoardCard | null
  onMove: (card: BoardCard, move: StatusMove) => void
  shown: boolean
  pending: (card: BoardCard) => boolean
}

export function StageColumn({
  column,
  followed,
  lifted,
  onMove,
  pending,
  shown,
}: StageColumnProps) {
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
      className="stage desk-card desk-stack"
      data-over={isOver}
      data-shown={shown}
      data-takes={takes}
      ref={setNodeRef}
    >
      <header>
        <h2 className="desk-row" id={title}>
          <StatusPill status={stage} word={words.stage(stage)} />{' '}
          <span className="desk-muted desk-small">{words.cards(total)}</span>
        </h2>
        {isDone(stage) && <p className="desk-muted desk-small">{words.lastDays(DONE_DAYS)}</p>}
      </header>
      {cards.length === 0 && <p className="desk-empty">{words.none}</p>}
      {cards.length > 0 && (
        <ul className="desk-stack">
          {cards.map((card) => (
            <StageCard
              card={card}
              isFollowed={followed === card.id}
              isPending={pending(card)}
              key={card.id}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {(total > cards.length || isDone(stage)) && (
        <Link aria-label={words.allOf(stage)} className="desk-link" href={hrefOfAll}>
          {words.all}
        </Link>
      )}
    </section>
  )
}

interface StageCardProps {
  card: BoardCard
  isFollowed: boolean
  isPending: boolean
  onMove: (card: BoardCard, move: StatusMove) => void
}

function StageCard({ card, isFollowed, isPending, onMove }: StageCardProps) {
  const { attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef } = useDraggable({
    disabled: isPending,
    id: card.id,
  })
  const menu = useRef<HTMLDivElement>(null)
  const { 'aria-describedby': describedBy } = attributes

  useEffect(() => {
    if (isFollowed) menu.current?.querySelector('button')?.focus()
  }, [isFollowed])

  return (
    <li
      aria-busy={isPending}
      className="stage-card desk-card"
      data-lifted={isDragging}
      ref={setNodeRef}
    >
      <div className="stage-card__face" {...listeners}>
        <button
          aria-describedby={describedBy}
          aria-label={words.handle(card.who)}
          className={`${buttonClass('plain')} stage-card__handle desk-close`}
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
