'use client'

import type { ReactNode } from 'react'
import { requestWords as words } from '@/i18n/en/bookingPanel'
import { assign, logEntry } from '../mutations'
import { Toasts } from '../Toasts.client'
import { useBookingMutation } from '../useBookingMutation'
import { type OpenRequest, RequestContext, useRequest } from './contexts'

interface RequestWorkProps {
  booking: OpenRequest
  children: ReactNode
}

export function RequestWork({ booking, children }: RequestWorkProps) {
  const { dismiss, mutate, state } = useBookingMutation()

  return (
    <RequestContext value={{ booking, dismiss, mutate }}>
      {children}
      <Toasts inPanel onDismiss={dismiss} onMutate={mutate} toasts={state.toasts} />
    </RequestContext>
  )
}

interface AssignProps {
  admins: { id: string; name: string }[]
  id: string
}

export function Assign({ admins, id }: AssignProps) {
  const { booking, mutate } = useRequest()

  return (
    <select
      className="desk-input"
      id={id}
      onChange={({ currentTarget: { value } }) =>
        void mutate(
          assign(
            [booking],
            admins.find((admin) => admin.id === value),
          ),
        )
      }
      value={booking.assignedTo ?? ''}
    >
      <option value="">{words.assign.nobody}</option>
      {admins.map(({ id: admin, name }) => (
        <option key={admin} value={admin}>
          {name}
        </option>
      ))}
    </select>
  )
}

export function CallLog() {
  const { booking, mutate } = useRequest()
  const call = (outcome: 'noAnswer' | 'spoke') =>
    void mutate(logEntry(booking, { kind: 'call', outcome }, words.done[outcome]))

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
