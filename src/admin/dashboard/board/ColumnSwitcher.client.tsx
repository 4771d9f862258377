'use client'

import { board as words } from '@/messages/en/board'
import type { BoardColumn } from './BoardCard'

interface Props {
  columns: BoardColumn[]
  onShow: (stage: BoardColumn['stage']) => void
  shown: BoardColumn['stage']
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
          {words.stage(stage)} <small>{total.toLocaleString('en-IN')}</small>
        </button>
      ))}
    </div>
  )
}
