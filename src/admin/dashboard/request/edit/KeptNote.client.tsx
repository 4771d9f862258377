'use client'

import { requestWords } from '@/messages/en/request'

export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="desk-alert desk-alert--calm" role="status">
      <p>{requestWords.form.kept}</p>
      <button className="desk-button" onClick={onDiscard} type="button">
        {requestWords.form.discard}
      </button>
    </div>
  )
}
