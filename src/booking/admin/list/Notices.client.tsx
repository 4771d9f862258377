'use client'

import type { ReactNode } from 'react'
import { deskTasks } from '@/i18n/en/desk'
import { UNDO_MS } from '@/rules/constants'
import { dashboard } from '@/i18n/en/dashboard'
import { type Notice, retryOf, takeBack, type Task } from './deskState'
import { FailedNotice } from './FailedNotice.client'
import { useCountdown } from './useCountdown'

interface NoticesProps {
  notices: Notice[]
  onClose: (key: string) => void
  onRun: (task: Task) => void
}

/** The good news goes away by itself; what failed stays until somebody has read it. */
export function Notices({ notices, onClose, onRun }: NoticesProps) {
  const runInstead = (key: string, task: Task) => {
    onClose(key)
    onRun(task)
  }

  return (
    <div className="desk-notices">
      <div role="status">
        {notices.map((notice) => {
          if (notice.kind !== 'done') return null
          const { done, key, task } = notice
          const back = takeBack(task, done)
          const words = deskTasks[task.kind]
          return (
            <Snackbar
              key={key}
              onEnd={() => onClose(key)}
              onUndo={back && (() => runInstead(key, back))}
            >
              {done.length === 1
                ? words.done(done[0]?.booking.who ?? '')
                : words.doneMany(done.length)}
            </Snackbar>
          )
        })}
      </div>
      {notices.map((notice) =>
        notice.kind === 'failed' ? (
          <FailedNotice
            failed={notice.failed}
            key={notice.key}
            kind={notice.task.kind}
            onClose={() => onClose(notice.key)}
            onRetry={() => runInstead(notice.key, retryOf(notice.task, notice.failed))}
          />
        ) : null,
      )}
    </div>
  )
}

/** How long something is shown that only confirms. */
const CONFIRMATION_MS = 4000

interface SnackbarProps {
  children: ReactNode
  onEnd: () => void
  onUndo?: () => void
}

/** Waits while the pointer or the focus is on it. */
export function Snackbar({ children, onEnd, onUndo }: SnackbarProps) {
  const { pause, resume } = useCountdown(onUndo ? UNDO_MS : CONFIRMATION_MS, onEnd)

  return (
    <div
      className="desk-snackbar"
      onBlur={resume}
      onFocus={pause}
      onPointerEnter={pause}
      onPointerLeave={resume}
    >
      <span>{children}</span>
      {onUndo && (
        <button onClick={onUndo} type="button">
          {dashboard.deletion.undo}
        </button>
      )}
    </div>
  )
}
