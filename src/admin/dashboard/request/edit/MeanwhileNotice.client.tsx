'use client'

import { useEffect, useRef } from 'react'
import { bookingFields } from '@/messages/en/bookingFields'
import { requestWords } from '@/messages/en/request'
import type { Meanwhile } from './editState'

const { conflict: words } = requestWords

interface Props {
  meanwhile: Meanwhile
  undecided: boolean
}

/** Who was faster, and what became of the form. It takes the focus when it comes. */
export function MeanwhileNotice({ meanwhile, undecided }: Props) {
  const { conflicts, taken, theirs, told, who } = meanwhile
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [theirs, undecided])

  return (
    <div aria-label={words.title(who)} className="desk-alert" ref={box} role="group" tabIndex={-1}>
      <div>
        <b>{words.title(who)}</b>
        <p>
          {undecided
            ? words.undecided
            : conflicts.length
              ? words.some(conflicts.length)
              : words.none}
        </p>
        {taken.length > 0 && (
          <>
            <p>{words.taken}</p>
            <ul>
              {taken.map((field) => (
                <li key={field}>
                  {bookingFields[field]}: {told[field] || words.empty}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
