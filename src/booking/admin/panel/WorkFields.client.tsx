'use client'

import type { ReactNode } from 'react'
import { requestWords, requestWords as words } from '@/i18n/en/bookingPanel'
import { changeBooking, logWork } from '../sendChange'
import { type Change, type Deed, type OpenRequest, RequestContext, useRequest } from './contexts'
import { Said } from './Sheet.client'
import { undoAnswer, useWork } from './useWork'

interface RequestWorkProps {
  booking: OpenRequest
  children: ReactNode
}

/** Everything inside can change the request; what came of it is said at the foot of the panel. */
export function RequestWork({ booking, children }: RequestWorkProps) {
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

const { assign: assignWords, done } = requestWords

interface AssignProps {
  admins: { id: string; name: string }[]
  assigned: string | null
  id: string
}

export function Assign({ admins, assigned, id }: AssignProps) {
  const { change } = useRequest()

  function set(to: string) {
    const who = admins.find((admin) => admin.id === to)?.name
    const said = who ? done.assigned(who) : done.unassigned
    void change({ changes: { assignedTo: to || null }, said, undo: { assignedTo: assigned } })
  }

  return (
    <select
      className="desk-input"
      id={id}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      value={assigned ?? ''}
    >
      <option value="">{assignWords.nobody}</option>
      {admins.map(({ id: admin, name }) => (
        <option key={admin} value={admin}>
          {name}
        </option>
      ))}
    </select>
  )
}

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
