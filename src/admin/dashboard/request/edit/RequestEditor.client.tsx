'use client'

import { useEffect, useId } from 'react'
import { requestWords } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { FieldGroups } from '../form/FieldGroups.client'
import type { FormName } from '../form/formFields'
import { keptWork } from '../form/keptWork'
import { ProblemSummary } from '../form/ProblemSummary.client'
import { submitted } from '../form/submitted'
import { useRequest } from '../requestContext'
import { useSheet } from '../sheetContext'
import { ConflictChoice } from './ConflictChoice.client'
import type { Draft } from './editState'
import { EditFailure } from './EditFailure.client'
import { KeptNote } from './KeptNote.client'
import { MeanwhileNotice } from './MeanwhileNotice.client'
import { useEdit } from './useEdit'

const { form: words } = requestWords

interface Props {
  chosen: Partial<Record<FormName, string>>
  draft: Draft
  /** It is what was typed before, and not saved. */
  isKept: boolean
  name: string
  onDone: () => void
  onSaved: (saved: Booking | null) => void
}

export function RequestEditor({ chosen, draft, isKept, name, onDone, onSaved }: Props) {
  const { booking } = useRequest()
  const { guard, setUnsaved } = useSheet()
  const id = useId()
  const { busy, failure, isDirty, save, state, tell } = useEdit({
    draft,
    id: booking.id,
    name,
    onSaved,
  })
  const { meanwhile, mine, problems, undecided } = state

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
      <h3>{words.title}</h3>
      {isKept && <KeptNote onDiscard={discard} />}
      <ProblemSummary id={id} problems={problems} />
      {failure && <EditFailure failure={failure} />}
      {meanwhile && <MeanwhileNotice meanwhile={meanwhile} undecided={undecided} />}
      <FieldGroups
        beside={(field) =>
          meanwhile?.conflicts.includes(field) && (
            <ConflictChoice
              field={field}
              onDecide={(mine) => tell({ kind: 'decided', mine, name: field })}
              theirs={meanwhile.told[field]}
              who={meanwhile.who}
            />
          )
        }
        chosen={chosen}
        id={id}
        onChange={(field, value) => tell({ kind: 'typed', name: field, value })}
        problems={problems}
        values={mine}
      />
      <div className="request__bar">
        <button aria-disabled={busy} className="desk-button desk-button--main" type="submit">
          {busy ? words.saving : words.save}
        </button>
        <button className="desk-button" onClick={() => guard(discard)} type="button">
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
