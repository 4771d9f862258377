'use client'

import { useId } from 'react'
import { dashboard } from '@/i18n/en/dashboard'
import { desk as words } from '@/i18n/en/desk'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import type { Question } from './contexts'

const { deletion } = dashboard

interface Props {
  onCancel: () => void
  onConfirm: (question: Question) => void
  question: Question | null
}

export function QuestionDialog({ onCancel, onConfirm, question }: Props) {
  const dialog = useOpenDialog(Boolean(question))
  const id = useId()

  function confirm() {
    // Closed first, so that the browser returns the focus to the row.
    dialog.current?.close()
    if (question) onConfirm(question)
  }

  return (
    <dialog
      aria-describedby={`${id}-who`}
      aria-labelledby={`${id}-question`}
      className="desk-dialog"
      onClose={onCancel}
      ref={dialog}
      role="alertdialog"
    >
      <h2 id={`${id}-question`}>{question ? textOf(question) : deletion.question}</h2>
      <p id={`${id}-who`}>
        {question && namesOf(question.bookings)}
        {question?.kind === 'erase' && <small>{words.question.eraseHint}</small>}
      </p>
      <div>
        <button className="desk-button" onClick={onCancel} type="button">
          {deletion.cancel}
        </button>
        <button
          className={`desk-button desk-button--${question?.kind === 'confirm' ? 'main' : 'danger'}`}
          onClick={confirm}
          type="button"
        >
          {question && confirmWords[question.kind]}
        </button>
      </div>
    </dialog>
  )
}

const confirmWords = {
  confirm: words.question.confirm,
  delete: deletion.confirm,
  erase: words.erase,
}

function textOf({ bookings, kind }: Question): string {
  const { confirmMany, deleteMany, eraseMany, eraseOne } = words.question
  if (kind === 'confirm') return confirmMany(bookings.length)
  if (bookings.length === 1) return kind === 'erase' ? eraseOne : deletion.question
  return (kind === 'erase' ? eraseMany : deleteMany)(bookings.length)
}

const NAMED = 5

export function namesOf(bookings: Question['bookings']): string {
  const names = bookings.slice(0, NAMED).map(({ who }) => who)
  const more = bookings.length - names.length
  return more > 0 ? words.question.andMore(names.join(', '), more) : names.join(', ')
}
