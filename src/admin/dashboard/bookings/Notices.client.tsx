'use client'

import { deskTasks } from '@/messages/en/deskTasks'
import type { Notice } from './deskState'
import { FailedNotice } from './FailedNotice.client'
import { retryOf } from './retryOf'
import { Snackbar } from './Snackbar.client'
import { takeBack } from './takeBack'
import type { Task } from './Task'

interface Props {
  notices: Notice[]
  onClose: (key: string) => void
  onRun: (task: Task) => void
}

/** The good news goes away by itself; what failed stays until somebody has read it. */
export function Notices({ notices, onClose, onRun }: Props) {
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
