'use client'

import type { ReactNode } from 'react'
import { requestWords } from '@/messages/en/request'
import { changeBooking } from '../work/changeBooking'
import { logWork } from '../work/logWork'
import { RequestContext, type Change, type Deed, type OpenRequest } from './requestContext'
import { Said } from './Said.client'
import { useWork } from './useWork'

interface Props {
  booking: OpenRequest
  children: ReactNode
}

/** Everything inside can change the request; what came of it is said at the foot of the panel. */
export function RequestWork({ booking, children }: Props) {
  const { attempt, revision, said, say } = useWork(booking.revision)
  const { id } = booking
  const change = ({ changes, ...done }: Change) =>
    attempt(() => changeBooking({ changes, id, revision: revision() }), done)
  const log = ({ deed, ...done }: Deed) => attempt(() => logWork({ id, ...deed }), done)

  return (
    <RequestContext value={{ attempt, booking, change, hush: () => say(null), log, revision }}>
      {children}
      <Said
        onClose={() => say(null)}
        onUndo={(undo) =>
          void ('work' in undo
            ? attempt(undo.work, undo)
            : change({ changes: undo, said: requestWords.done.undone }))
        }
        said={said}
      />
    </RequestContext>
  )
}
