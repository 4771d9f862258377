import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useState } from 'react'
import { moveTo, type StatusMove } from '@/booking/admin/mutations'
import { LostDialog } from '@/booking/admin/StatusMenu'
import { Toasts } from '@/booking/admin/Toasts'
import { changedSince, isPending, useBookingMutation } from '@/booking/admin/useBookingMutation'
import { describeCount } from '@/booking/rules/countMax'
import { isStatus } from '@/booking/rules/status'
import { board as words } from '@/i18n/en/board'
import { Button } from '@/ui/panel/Button'
import { CardFace } from './CardFace'
import { type BoardCard, type BoardColumn, columnsNow } from './columnsNow'
import { announcementsOf, autoScroll, stageAt, useBoardSensors } from './dragging'
import { StageColumn } from './StageColumn'

export function Board({ columns }: { columns: BoardColumn[] }) {
  const { dismiss, mutate, state } = useBookingMutation()
  const [lifted, setLifted] = useState<BoardCard | null>(null)
  const [losing, setLosing] = useState<BoardCard | null>(null)
  /** In another column the card is a new element, so the focus is moved to it. */
  const [followed, follow] = useState<string | null>(null)
  const [shown, show] = useState<BoardColumn['stage']>('new')
  const shownColumns = columnsNow(columns, (card) => changedSince(state, card))
  const cards = shownColumns.flatMap((column) => column.cards)
  const cardOf = (id: unknown) => cards.find((card) => card.id === id) ?? null

  function put(card: BoardCard, { lostReason, to }: StatusMove) {
    if (to === card.status || isPending(state, card.id)) return
    if (to === 'lost' && !lostReason) setLosing(card)
    else void mutate(moveTo([card], { lostReason, to }))
  }

  return (
    <DndContext
      accessibility={{
        announcements: announcementsOf(cardOf),
        screenReaderInstructions: { draggable: words.drag.instructions },
      }}
      autoScroll={autoScroll}
      collisionDetection={stageAt}
      id="board"
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        const card = cardOf(active.id)
        setLifted(null)
        if (card && isStatus(over?.id)) put(card, { to: over.id })
      }}
      onDragStart={({ active }) => setLifted(cardOf(active.id))}
      sensors={useBoardSensors(cardOf)}
    >
      <p className="desk-muted desk-wide">{words.drag.hint}</p>
      <ColumnSwitcher columns={shownColumns} onShow={show} shown={shown} />
      <div aria-label={words.label} className="board" role="region" tabIndex={0}>
        {shownColumns.map((column) => (
          <StageColumn
            column={column}
            followed={followed}
            key={column.stage}
            lifted={lifted}
            onMove={(card, to) => {
              follow(card.id)
              put(card, to)
            }}
            pending={({ id }) => isPending(state, id)}
            shown={column.stage === shown}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div aria-hidden="true" className="stage-card stage-card--lifted desk-card" inert>
            <CardFace card={lifted} />
          </div>
        )}
      </DragOverlay>
      {losing && (
        <LostDialog
          onCancel={() => setLosing(null)}
          onChoose={(lostReason) => {
            setLosing(null)
            put(losing, { lostReason, to: 'lost' })
          }}
          who={losing.who}
        />
      )}
      <Toasts
        onDismiss={dismiss}
        onMutate={(mutation) => {
          follow(mutation.bookings[0]?.id ?? null)
          void mutate(mutation)
        }}
        toasts={state.toasts}
      />
    </DndContext>
  )
}

interface Props {
  columns: BoardColumn[]
  onShow: (stage: BoardColumn['stage']) => void
  shown: BoardColumn['stage']
}

function ColumnSwitcher({ columns, onShow, shown }: Props) {
  return (
    <div aria-label={words.columns} className="stage-switch desk-row" role="group">
      {columns.map(({ stage, total }) => (
        <Button
          aria-pressed={stage === shown}
          key={stage}
          look="round"
          onClick={() => onShow(stage)}
        >
          {words.stage(stage)} <small>{describeCount(total)}</small>
        </Button>
      ))}
    </div>
  )
}
