'use client'

import { useEffect, useRef } from 'react'
import { bookingFields } from '@/i18n/en/bookingFields'
import { requestWords } from '@/i18n/en/bookingPanel'
import type { Conflict } from './editState'
import type { FormName } from './formFields'

const { conflict: words } = requestWords

interface ConflictAlertProps {
  conflict: Conflict
  undecided: boolean
}

export function ConflictAlert({ conflict, undecided }: ConflictAlertProps) {
  const { fields, taken, theirs, theirWords, who } = conflict
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [theirs, undecided])

  return (
    <div aria-label={words.title(who)} className="desk-alert" ref={box} role="group" tabIndex={-1}>
      <div>
        <b>{words.title(who)}</b>
        <p>
          {undecided ? words.undecided : fields.length ? words.some(fields.length) : words.none}
        </p>
        {taken.length > 0 && (
          <>
            <p>{words.taken}</p>
            <ul>
              {taken.map((field) => (
                <li key={field}>
                  {bookingFields[field]}: {theirWords[field] || words.empty}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

interface ConflictChoiceProps {
  field: FormName
  onDecide: (mine: boolean) => void
  theirs: string
  who: string
}

export function ConflictChoice({ field, onDecide, theirs, who }: ConflictChoiceProps) {
  const label = bookingFields[field]

  return (
    <div className="request__conflict">
      <p>
        {words.theirs(who)} <b>{theirs || words.empty}</b>
      </p>
      <button
        aria-label={words.of(words.mine, label)}
        className="desk-button desk-button--small"
        onClick={() => onDecide(true)}
        type="button"
      >
        {words.mine}
      </button>
      <button
        aria-label={words.of(words.take, label)}
        className="desk-button desk-button--small"
        onClick={() => onDecide(false)}
        type="button"
      >
        {words.take}
      </button>
    </div>
  )
}
