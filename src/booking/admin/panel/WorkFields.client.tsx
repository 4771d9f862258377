'use client'

import type { ComponentProps, ReactNode } from 'react'
import { AfterCall, useAfterCall } from '@/booking/admin/AfterCall'
import { FollowUp } from '@/booking/admin/FollowUp'
import { assign, logEntry } from '@/booking/admin/mutations'
import { Toasts } from '@/booking/admin/Toasts'
import { useBookingMutation } from '@/booking/admin/useBookingMutation'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { Button, buttonClass } from '@/ui/panel/Button'
import { type OpenBooking, BookingContext, useOpenBooking } from './contexts'

interface BookingProviderProps {
  booking: OpenBooking
  children: ReactNode
}

export function BookingProvider({ booking, children }: BookingProviderProps) {
  const { dismiss, mutate, state } = useBookingMutation()

  return (
    <BookingContext value={{ booking, dismiss, mutate }}>
      {children}
      <Toasts inPanel onDismiss={dismiss} onMutate={mutate} toasts={state.toasts} />
    </BookingContext>
  )
}

interface AssignProps {
  admins: { id: string; name: string }[]
  id: string
}

export function Assign({ admins, id }: AssignProps) {
  const { booking, mutate } = useOpenBooking()

  return (
    <select
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
  const { booking, mutate } = useOpenBooking()
  const call = (outcome: 'noAnswer' | 'spoke') =>
    void mutate(logEntry(booking, { kind: 'call', outcome }, words.done[outcome]))

  return (
    <div aria-label={words.call.title} className="desk-row" role="group">
      <Button onClick={() => call('spoke')}>{words.call.spoke}</Button>
      <Button onClick={() => call('noAnswer')}>{words.call.noAnswer}</Button>
    </div>
  )
}

export function OpenFollowUp(props: Pick<ComponentProps<typeof FollowUp>, 'day' | 'today'>) {
  return <FollowUp {...useOpenBooking()} {...props} />
}

/** Opens the phone app, and afterwards asks how the call went. */
export function CallLink({ children, href }: { children: ReactNode; href: string }) {
  const { booking, mutate } = useOpenBooking()
  const { ask, question } = useAfterCall(booking.id)

  return (
    <>
      <a className={buttonClass('main')} href={href} onClick={ask}>
        {children}
      </a>
      {question && <AfterCall {...question} booking={booking} mutate={mutate} />}
    </>
  )
}
