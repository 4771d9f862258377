import { useRef, useState } from 'react'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { addDays, type Day, formatDay, isDay } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import { type BookingSnapshot, changeFields } from './mutations'
import type { Mutate } from './useBookingMutation'

const { followUp: followUpWords } = words

interface FollowUpProps {
  booking: BookingSnapshot
  day: Day | null
  mutate: Mutate
  onSet?: () => void
  today: Day
}

export function FollowUp({ booking, day, mutate, onSet, today }: FollowUpProps) {
  /** Shown until the page has read the saved value. */
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(day)
  /** While the field has the focus: a year that is typed halfway is a valid day too. */
  const isTyping = useRef(false)
  const saving = useRef<Day | null>(undefined)
  const quick = [
    { label: followUpWords.today, to: today },
    { label: followUpWords.tomorrow, to: addDays(today, 1) },
    { label: followUpWords.week, to: addDays(today, 7) },
  ]

  if (day !== known) {
    setKnown(day)
    // Keeps a day that was typed since the last save.
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
    else onSet?.()
  }

  /** Saves a picked day at once, a typed one on Enter or when the field loses the focus. */
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
    <div aria-label={followUpWords.title} className="follow-up desk-row" role="group">
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
