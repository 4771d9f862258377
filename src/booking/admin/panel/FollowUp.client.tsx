'use client'

import { useRef, useState } from 'react'
import { addDays, formatDay, isDay, type Day } from '@/time/days'
import { requestWords } from '@/i18n/en/bookingPanel'
import { changeFields } from '../mutations'
import { useRequest } from './contexts'

const { done, followUp: words } = requestWords

interface Props {
  day: Day | null
  today: Day
}

export function FollowUp({ day, today }: Props) {
  const { booking, mutate } = useRequest()
  /** What stands in the field until the page has read what was saved. */
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(day)
  /** While the field has the focus: a year that is being typed is a valid day, too. */
  const isTyping = useRef(false)
  const saving = useRef<Day | null>(undefined)
  const quick = [
    { label: words.today, to: today },
    { label: words.tomorrow, to: addDays(today, 1) },
    { label: words.week, to: addDays(today, 7) },
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
        done: to ? done.followUp(formatDay(to)) : done.noFollowUp,
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
    <div aria-label={words.title} className="request__row" role="group">
      {quick.map(({ label, to }) => (
        <button
          aria-pressed={day === to}
          className="desk-button desk-button--small"
          key={label}
          onClick={() => void set(to)}
          type="button"
        >
          {label}
        </button>
      ))}
      <input
        aria-label={words.day}
        className="desk-input"
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
      {day && <p className="request__ask">{formatDay(day)}</p>}
      {day && (
        <button
          className="desk-button desk-button--small desk-button--plain"
          onClick={() => void set(null)}
          type="button"
        >
          {words.clear}
        </button>
      )}
    </div>
  )
}
