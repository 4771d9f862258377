'use client'

import { requestWords as words } from '@/messages/en/request'
import { goToSignIn } from '../goToSignIn'
import type { ChangeFailed } from '../../work/ChangeFailed'

/** The form stays as it is; signing in leads back to it. */
export function EditFailure({ failure }: { failure: Pick<ChangeFailed, 'failure' | 'message'> }) {
  return (
    <div className="desk-alert" role="alert">
      <p>{failure.message}</p>
      {failure.failure === 'signedOut' && (
        <button className="desk-button" onClick={goToSignIn} type="button">
          {words.signIn}
        </button>
      )}
    </div>
  )
}
