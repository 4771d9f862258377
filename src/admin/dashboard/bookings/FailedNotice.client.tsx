'use client'

import { dashboard } from '@/messages/en/dashboard'
import { deskTasks } from '@/messages/en/deskTasks'
import { ChangeFailed, type ChangeFailure } from '../work/ChangeFailed'
import type { NotDone } from './doTask'
import type { TaskKind } from './Task'

/** What the server had to say; the rest is only that it did not work. */
const telling: ChangeFailure[] = ['changedMeanwhile', 'refused', 'signedOut']

interface Props {
  failed: NotDone[]
  kind: TaskKind
  onClose: () => void
  onRetry: () => void
}

/** Names everything that was not done, and why where that is known. */
export function FailedNotice({ failed, kind, onClose, onRetry }: Props) {
  const words = deskTasks[kind]
  const [first] = failed

  return (
    <div className="desk-alert" role="alert">
      <div className="desk-alert__text">
        <b>
          {failed.length === 1
            ? words.failed(first?.booking.who ?? '')
            : words.failedMany(failed.length)}
        </b>
        {failed.length === 1 ? (
          <span>{reasonOf(first?.error) ?? words.hint}</span>
        ) : (
          <ul>
            {failed.map(({ booking, error }) => (
              <li key={booking.id}>{[booking.who, reasonOf(error)].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        )}
      </div>
      <button className="desk-button" onClick={onRetry} type="button">
        {dashboard.retry}
      </button>
      <button
        aria-label={dashboard.deletion.close}
        className="desk-close"
        onClick={onClose}
        type="button"
      >
        ×
      </button>
    </div>
  )
}

function reasonOf(error: unknown): string | undefined {
  return error instanceof ChangeFailed && telling.includes(error.failure)
    ? error.message
    : undefined
}
