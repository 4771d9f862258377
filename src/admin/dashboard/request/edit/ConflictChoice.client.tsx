'use client'

import { bookingFields } from '@/messages/en/bookingFields'
import { requestWords } from '@/messages/en/request'
import type { FormName } from '../form/formFields'

const { conflict: words } = requestWords

interface Props {
  field: FormName
  onDecide: (mine: boolean) => void
  /** In words. */
  theirs: string
  who: string
}

/** What somebody else wrote into this field meanwhile, to be taken or written over. */
export function ConflictChoice({ field, onDecide, theirs, who }: Props) {
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
