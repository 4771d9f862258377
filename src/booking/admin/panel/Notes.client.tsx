'use client'

import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { changeNote } from '@/booking/admin/bookingApi'
import { changeOne, logEntry } from '@/booking/admin/mutations'
import { FailureAlert } from '@/booking/admin/Toasts'
import { panelWords } from '@/i18n/en/bookingPanel'
import { maxLengths } from '@/rules/maxLengths'
import { Button } from '@/ui/panel/Button'
import { useOpenBooking } from './contexts'
import { deskDrafts, useDeskDraft } from './edit/deskDrafts'
import { submitted } from './edit/formFields'
import type { TimelineItem } from './toTimeline'
import { useFormMutation } from './useFormMutation'

const { done, note: words } = panelWords

export function NoteForm() {
  const { booking, busy, failure, submit } = useFormMutation()
  const name = `note:${booking.id}`
  const kept = useDeskDraft<string>(name)
  const [typed, setTyped] = useState<string>()
  const [crew, setCrew] = useState(false)
  const text = typed ?? kept ?? ''

  function type(next: string) {
    setTyped(next)
    if (next) deskDrafts.keep(name, next)
    else deskDrafts.discard(name)
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
    <form className="request__note desk-stack" onSubmit={submitted(save)}>
      <NoteFields
        crew={crew}
        hint={kept && text === kept ? words.kept : words.hint}
        label={words.label}
        onChange={type}
        onCrew={setCrew}
        onKeyDown={pressed}
        text={text}
      />
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      <Button aria-disabled={busy} type="submit">
        {words.save}
      </Button>
    </form>
  )
}

interface NoteFieldsProps extends Pick<ComponentProps<'textarea'>, 'autoFocus' | 'onKeyDown'> {
  crew: boolean
  hint?: string
  label: string
  onChange: (text: string) => void
  onCrew: (crew: boolean) => void
  text: string
}

function NoteFields({ crew, hint, label, onChange, onCrew, text, ...area }: NoteFieldsProps) {
  const id = useId()

  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        aria-describedby={hint && `${id}-hint`}
        id={id}
        maxLength={maxLengths.paragraph}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rows={3}
        value={text}
      />
      {hint && (
        <p className="desk-muted desk-small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <label className="desk-check">
        <input
          checked={crew}
          onChange={({ currentTarget }) => onCrew(currentTarget.checked)}
          type="checkbox"
        />
        {words.crew}
      </label>
    </>
  )
}

interface OwnNoteProps {
  note: NonNullable<TimelineItem['note']>
}

export function OwnNote({ note }: OwnNoteProps) {
  const { booking, mutate } = useOpenBooking()
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
        <div aria-label={words.removeQuestion} className="desk-row" role="group">
          <span>{words.removeQuestion}</span>
          <Button autoFocus look="small" onClick={() => setMode('reading')}>
            {words.cancel}
          </Button>
          <Button look={['small', 'danger']} onClick={remove}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <div className="desk-row desk-small">
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

interface CorrectionProps extends OwnNoteProps {
  onDone: () => void
}

function Correction({ note, onDone }: CorrectionProps) {
  const { booking, failure, submit } = useFormMutation()
  const [text, setText] = useState(note.text)
  const [crew, setCrew] = useState(note.crew)

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
    <form className="request__note desk-stack" onSubmit={submitted(save)}>
      <NoteFields
        autoFocus
        crew={crew}
        label={words.correctOf}
        onChange={setText}
        onCrew={setCrew}
        text={text}
      />
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      <div className="desk-row">
        <Button look="small" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button look="small" type="submit">
          {words.saveCorrection}
        </Button>
      </div>
    </form>
  )
}
