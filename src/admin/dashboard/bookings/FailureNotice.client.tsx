'use client'

import { en } from '@/messages/en'

const { deletion, retry } = en.dashboard

const texts = {
  notDeleted: { hint: deletion.failedHint, say: deletion.failed },
  notRestored: { hint: deletion.notRestoredHint, say: deletion.notRestored },
}

interface Props {
  kind: keyof typeof texts
  onClose: () => void
  onRetry: () => void
  who: string
}

export function FailureNotice({ kind, onClose, onRetry, who }: Props) {
  const { hint, say } = texts[kind]

  return (
    <div className="desk-alert" role="alert">
      <p>
        <b>{say(who)}</b>
        {hint}
      </p>
      <button className="desk-button" onClick={onRetry} type="button">
        {retry}
      </button>
      <button aria-label={deletion.close} className="desk-close" onClick={onClose} type="button">
        ×
      </button>
    </div>
  )
}
