'use client'

import { board as words } from '@/i18n/en/board'
import { Snackbar } from '../list/Notices.client'
import type { BoardNotice } from './boardState'

interface Props {
  notice: BoardNotice | null
  onClose: () => void
  onUndo: (notice: BoardNotice) => void
}

/** What became of the latest move; both places stand there before anything is said. */
export function BoardNotices({ notice, onClose, onUndo }: Props) {
  const failed = notice?.kind === 'failed' ? notice : null
  const done = notice && !failed ? notice : null

  return (
    <div className="desk-notices">
      <div role="alert">
        {failed && (
          <div className="desk-alert">
            <p>
              <b>{words.notMoved(failed.who)}</b>
              {failed.message}
            </p>
            <button aria-label={words.close} className="desk-close" onClick={onClose} type="button">
              ×
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {done && (
          <Snackbar
            key={`${done.id} ${done.kind} ${done.to}`}
            onEnd={onClose}
            onUndo={done.kind === 'moved' ? () => onUndo(done) : undefined}
          >
            {done.kind === 'moved' ? words.moved(done) : words.movedBack(done)}
          </Snackbar>
        )}
      </div>
    </div>
  )
}
