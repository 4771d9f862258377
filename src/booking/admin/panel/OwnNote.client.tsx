'use client'

import { useId, useState } from 'react'
import { limits } from '@/rateLimit/rules'
import { requestWords } from '@/i18n/en/bookingPanel'
import { changeNote } from '../bookingApi'
import { changeOne } from '../mutations'
import { FailureAlert } from '../Toasts.client'
import { submitted } from './edit/formFields'
import { useRequest } from './contexts'
import { useFormMutation } from './useFormMutation'
import type { TimelineItem } from './toTimeline'

const { done, note: words } = requestWords

interface Props {
  note: NonNullable<TimelineItem['note']>
}

export function OwnNote({ note }: Props) {
  const { booking, mutate } = useRequest()
  const [mode, setMode] = useState<'correcting' | 'reading' | 'removing'>('reading')

  if (mode === 'correcting') {
    return <Correction note={note} onDone={() => setMode('reading')} />
  }
  const remove = () =>
    void mutate(
      changeOne(booking, { done: done.noteRemoved, send: (one) => changeNote(one, note.id) }),
    )

  return (
    <>
      <p className="request__quote">{note.text}</p>
      {mode === 'removing' ? (
        <div aria-label={words.removeQuestion} className="request__row" role="group">
          <span className="request__ask">{words.removeQuestion}</span>
          <button
            autoFocus
            className="desk-button desk-button--small"
            onClick={() => setMode('reading')}
            type="button"
          >
            {words.cancel}
          </button>
          <button
            className="desk-button desk-button--small desk-button--danger"
            onClick={remove}
            type="button"
          >
            {words.remove}
          </button>
        </div>
      ) : (
        <div className="request__row">
          {note.canCorrect && (
            <button
              aria-label={words.correctOf}
              className="desk-link"
              onClick={() => setMode('correcting')}
              type="button"
            >
              {words.correct}
            </button>
          )}
          <button
            aria-label={words.removeOf}
            className="desk-link"
            onClick={() => setMode('removing')}
            type="button"
          >
            {words.remove}
          </button>
        </div>
      )}
    </>
  )
}

interface CorrectionProps extends Props {
  onDone: () => void
}

function Correction({ note, onDone }: CorrectionProps) {
  const { booking, failure, submit } = useFormMutation()
  const [text, setText] = useState(note.text)
  const [crew, setCrew] = useState(note.crew)
  const id = useId()

  async function save() {
    const isSaved = await submit(
      changeOne(booking, {
        done: done.noteCorrected,
        send: (one) => changeNote(one, note.id, { crew, text }),
      }),
    )
    if (isSaved) onDone()
  }

  return (
    <form className="request__note" onSubmit={submitted(save)}>
      <label htmlFor={id}>{words.correctOf}</label>
      <textarea
        autoFocus
        id={id}
        maxLength={limits.paragraph}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        rows={3}
        value={text}
      />
      <label className="request__check">
        <input
          checked={crew}
          onChange={({ currentTarget }) => setCrew(currentTarget.checked)}
          type="checkbox"
        />
        {words.crew}
      </label>
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      <div className="request__row">
        <button className="desk-button desk-button--small" onClick={onDone} type="button">
          {words.cancel}
        </button>
        <button className="desk-button desk-button--small" type="submit">
          {words.saveCorrection}
        </button>
      </div>
    </form>
  )
}
