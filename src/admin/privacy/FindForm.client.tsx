'use client'

import { useEffect, useRef, type FormEvent } from 'react'
import { privacy } from '@/messages/en/privacy'

const { find } = privacy

interface Props {
  isBusy: boolean
  isInvalid: boolean
  onFind: (person: string) => void
  onType: (person: string) => void
  typed: string
}

export function FindForm({ isBusy, isInvalid, onFind, onType, typed }: Props) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isInvalid) input.current?.focus()
  }, [isInvalid])

  function submit(event: FormEvent) {
    event.preventDefault()
    onFind(typed)
  }

  return (
    <form className="privacy-form" noValidate onSubmit={submit}>
      <label htmlFor="privacy-person">{find.label}</label>
      <p id="privacy-hint">{find.hint}</p>
      {isInvalid && (
        <p className="privacy-form__problem" id="privacy-problem">
          {find.invalid}
        </p>
      )}
      <div className="privacy-form__row">
        <input
          aria-describedby={isInvalid ? 'privacy-problem privacy-hint' : 'privacy-hint'}
          aria-invalid={isInvalid}
          autoComplete="off"
          id="privacy-person"
          maxLength={254}
          onChange={(event) => onType(event.target.value)}
          ref={input}
          spellCheck={false}
          type="text"
          value={typed}
        />
        <button aria-disabled={isBusy} className="desk-button privacy-primary" type="submit">
          {isBusy ? find.busy : find.submit}
        </button>
      </div>
    </form>
  )
}
