'use client'

import { requestWords as words } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import type { Undo } from './requestContext'
import { goToSignIn } from './goToSignIn'
import type { Said as SaidOf } from './useWork'

interface Props {
  onClose: () => void
  onUndo: (undo: Partial<Booking> | Undo) => void
  said: SaidOf | null
}

/** Stays until it is read or the next thing is done. */
export function Said({ onClose, onUndo, said }: Props) {
  const undo = said?.kind === 'done' ? said.undo : undefined

  return (
    <div className="request__said">
      <div role="status">
        {said?.kind === 'done' && (
          <div className="desk-snackbar">
            <span>{said.text}</span>
            {undo && (
              <button onClick={() => onUndo(undo)} type="button">
                {words.undo}
              </button>
            )}
            <button aria-label={words.dismiss} data-close onClick={onClose} type="button">
              ×
            </button>
          </div>
        )}
      </div>
      {said?.kind === 'failed' && (
        <div className="desk-alert" role="alert">
          <p>{said.error.message}</p>
          {said.error.failure === 'signedOut' && (
            <button className="desk-button" onClick={goToSignIn} type="button">
              {words.signIn}
            </button>
          )}
          <button aria-label={words.dismiss} className="desk-close" onClick={onClose} type="button">
            ×
          </button>
        </div>
      )}
    </div>
  )
}
