'use client'

import { type ReactNode, useRef, useState } from 'react'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { addDays, type Day, formatDay, isDay } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import { assign, changeFields, logEntry } from '../mutations'
import { Toasts } from '../Toasts'
import { useBookingMutation } from '../useBookingMutation'
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

const { followUp: followUpWords } = words

export function FollowUp({ day, today }: { day: Day | null; today: Day }) {
  const { booking, mutate } = useOpenBooking()
  /** What stands in the field until the page has read what was saved. */
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(day)
  /** While the field has the focus: a year that is being typed is a valid day, too. */
  const isTyping = useRef(false)
  const saving = useRef<Day | null>(undefined)
  const quick = [
    { label: followUpWords.today, to: today },
    { label: followUpWords.tomorrow, to: addDays(today, 1) },
    { label: followUpWords.week, to: addDays(today, 7) },
  ]

  if (day !== known) {
    setKnown(day)
    // A day that was typed since the last save stays.
    if (typed === (day ?? '')) setTyped(undefined)
  }

  async function set(to: Day | null) {
    setTyped(to ?? '')
    saving.current = to
    const { failed } = await mutate(
      changeFields(booking, {
        changes: { followUpOn: to },
        done: to ? words.done.followUp(formatDay(to)) : words.done.noFollowUp,
        undo: { followUpOn: day },
      }),
    )
    saving.current = undefined
    if (failed.length > 0) setTyped(undefined)
  }

  /** A picked day is saved at once; a typed one on Enter or on leaving the field. */
  function changed(value: string) {
    if (!isTyping.current && isDay(value) && value !== day) void set(value)
    else setTyped(value)
  }

  function setTypedDay() {
    isTyping.current = false
    if (typed === undefined || typed === saving.current) return
    if (isDay(typed) && typed !== day) void set(typed)
  }

  return (
    <div aria-label={followUpWords.title} className="request__follow-up desk-row" role="group">
      {quick.map(({ label, to }) => (
        <Button aria-pressed={day === to} key={label} look="small" onClick={() => void set(to)}>
          {label}
        </Button>
      ))}
      <input
        aria-label={followUpWords.day}
        min={today}
        onBlur={setTypedDay}
        onChange={({ currentTarget }) => changed(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setTypedDay()
          else if (/^(\d|Arrow(Up|Down)|Backspace|Delete)$/.test(key)) isTyping.current = true
        }}
        onPointerDown={() => (isTyping.current = false)}
        type="date"
        value={typed ?? day ?? ''}
      />
      {day && <p>{formatDay(day)}</p>}
      {day && (
        <Button look={['small', 'plain']} onClick={() => void set(null)}>
          {followUpWords.clear}
        </Button>
      )}
    </div>
  )
}
