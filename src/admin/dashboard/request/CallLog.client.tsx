'use client'

import { requestWords as words } from '@/messages/en/request'
import { useRequest } from './requestContext'
import { undoAnswer } from './undoAnswer'

export function CallLog() {
  const { booking, log } = useRequest()
  const call = (outcome: 'noAnswer' | 'spoke') =>
    void log({
      deed: { kind: 'call', outcome },
      said: words.done[outcome],
      undo: outcome === 'spoke' ? undoAnswer(booking) : undefined,
    })

  return (
    <div aria-label={words.call.title} className="request__row" role="group">
      <button className="desk-button" onClick={() => call('spoke')} type="button">
        {words.call.spoke}
      </button>
      <button className="desk-button" onClick={() => call('noAnswer')} type="button">
        {words.call.noAnswer}
      </button>
    </div>
  )
}
