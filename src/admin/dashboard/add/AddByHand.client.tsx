'use client'

import { useState } from 'react'
import { formatDay, type Day } from '@/domain/days'
import { requestWords } from '@/messages/en/request'
import { AddDialog } from './AddDialog.client'

/** Opens the form for who called, walked in or wrote. */
export function AddByHand() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <button className="desk-button desk-button--main" onClick={() => setOpen(true)} type="button">
        {requestWords.add.open}
      </button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** In a day of the calendar: the same form with that day. */
export function AddOnDay({ day }: { day: Day }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <button
        aria-label={requestWords.add.onDay(formatDay(day))}
        className="day__add"
        onClick={() => setOpen(true)}
        type="button"
      >
        <span aria-hidden="true">+</span> {requestWords.add.short}
      </button>
      {open && <AddDialog day={day} onClose={() => setOpen(false)} />}
    </>
  )
}
