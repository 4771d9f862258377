'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { limits } from '@/rateLimit/rules'
import { requestWords } from '@/i18n/en/bookingPanel'
import { logEntry } from '../mutations'
import { FailureAlert } from '../Toasts.client'
import { keptWork, useKeptWork } from './edit/keptWork'
import { submitted } from './edit/formFields'
import { useFormMutation } from './useFormMutation'

const { done, note: words } = requestWords

/** The draft is kept on the device until the server has saved it. */
export function NoteForm() {
  const { booking, busy, failure, submit } = useFormMutation()
  const name = `note:${booking.id}`
  const kept = useKeptWork<string>(name)
  const [typed, setTyped] = useState<string>()
  const [crew, setCrew] = useState(false)
  const id = useId()
  const text = typed ?? kept ?? ''

  function type(next: string) {
    setTyped(next)
    if (next) keptWork.keep(name, next)
    else keptWork.forget(name)
  }

  async function save() {
    const isSaved = await submit(logEntry(booking, { crew, kind: 'note', text }, done.note))
    if (!isSaved) return
    type('')
    setCrew(false)
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }

  return (
    <form className="request__note" onSubmit={submitted(save)}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        aria-describedby={`${id}-hint`}
        id={id}
        maxLength={limits.paragraph}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={pressed}
        rows={3}
        value={text}
      />
      <p className="request__hint" id={`${id}-hint`}>
        {kept && text === kept ? words.kept : words.hint}
      </p>
      <label className="request__check">
        <input
          checked={crew}
          onChange={({ currentTarget }) => setCrew(currentTarget.checked)}
          type="checkbox"
        />
        {words.crew}
      </label>
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      <button aria-disabled={busy} className="desk-button" type="submit">
        {words.save}
      </button>
    </form>
  )
}
