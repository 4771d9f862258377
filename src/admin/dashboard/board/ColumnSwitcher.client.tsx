'use client'

import type { BoardStage } from '@/domain/board/boardStages'
import { board as words } from '@/messages/en/board'
import { bookingWork } from '@/messages/en/bookingWork'
import type { BoardColumn } from './BoardCard'

interface Props {
  columns: BoardColumn[]
  onShow: (stage: BoardStage) => void
  shown: BoardStage
}

/** On a phone there is room for one stage. */
export function ColumnSwitcher({ columns, onShow, shown }: Props) {
  return (
    <div aria-label={words.columns} className="stage-switch" role="group">
      {columns.map(({ stage, total }) => (
        <button
          aria-pressed={stage === shown}
          key={stage}
          onClick={() => onShow(stage)}
          type="button"
        >
          {bookingWork.statuses[stage]} <small>{total.toLocaleString('en-IN')}</small>
        </button>
      ))}
    </div>
  )
}
