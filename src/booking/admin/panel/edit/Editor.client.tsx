'use client'

import { useEffect, useId } from 'react'
import { requestWords } from '@/i18n/en/bookingPanel'
import { FailureAlert } from '../../Toasts.client'
import { useSheet } from '../contexts'
import { FieldGroups } from './Fields.client'
import { type FormName, submitted } from './formFields'
import { keptWork } from './keptWork'
import { ProblemSummary } from './ProblemSummary.client'
import { ConflictChoice, ConflictAlert } from './Conflict.client'
import type { Draft } from './editState'
import { useEdit } from './useEdit'

const { form: requestEditorWords } = requestWords

interface Props {
  chosen: Partial<Record<FormName, string>>
  draft: Draft
  isKept: boolean
  name: string
  onDone: () => void
}

export function RequestEditor({ chosen, draft, isKept, name, onDone }: Props) {
  const { guard, setUnsaved } = useSheet()
  const id = useId()
  const { busy, dispatch, failure, isDirty, save, state } = useEdit({ draft, name, onDone })
  const { conflict, mine, problems, undecided } = state

  useEffect(() => {
    setUnsaved(isDirty ? () => keptWork.forget(name) : null)
    return () => setUnsaved(null)
  }, [isDirty, name, setUnsaved])

  function discard() {
    keptWork.forget(name)
    onDone()
  }

  return (
    <form className="request__form" noValidate onSubmit={submitted(save)}>
      <h3>{requestEditorWords.title}</h3>
      {isKept && <KeptNote onDiscard={discard} />}
      <ProblemSummary id={id} problems={problems} />
      {failure && <FailureAlert failed={[{ error: failure }]} />}
      {conflict && <ConflictAlert conflict={conflict} undecided={undecided} />}
      <FieldGroups
        beside={(field) =>
          conflict?.fields.includes(field) && (
            <ConflictChoice
              field={field}
              onDecide={(mine) => dispatch({ kind: 'decided', mine, name: field })}
              theirs={conflict.theirWords[field]}
              who={conflict.who}
            />
          )
        }
        chosen={chosen}
        id={id}
        onChange={(field, value) => dispatch({ kind: 'typed', name: field, value })}
        problems={problems}
        values={mine}
      />
      <div className="request__bar">
        <button aria-disabled={busy} className="desk-button desk-button--main" type="submit">
          {busy ? requestEditorWords.saving : requestEditorWords.save}
        </button>
        <button className="desk-button" onClick={() => guard(discard)} type="button">
          {requestEditorWords.cancel}
        </button>
      </div>
    </form>
  )
}

function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="desk-alert desk-alert--calm" role="status">
      <p>{requestWords.form.kept}</p>
      <button className="desk-button" onClick={onDiscard} type="button">
        {requestWords.form.discard}
      </button>
    </div>
  )
}
