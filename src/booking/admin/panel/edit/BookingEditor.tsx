import { useEffect, useId } from 'react'
import { useSheet } from '@/booking/admin/panel/contexts'
import { FailureAlert } from '@/booking/admin/Toasts'
import { panelWords } from '@/i18n/en/bookingPanel'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { ConflictChoice, ConflictAlert } from './ConflictAlert'
import { deskDrafts } from './deskDrafts'
import type { Draft } from './editState'
import { FieldGroups } from './FieldGroups'
import { type FormName, submitted } from './formFields'
import { ProblemSummary } from './ProblemSummary'
import { useEdit } from './useEdit'

const { form: words } = panelWords

interface Props {
  chosen: Partial<Record<FormName, string>>
  draft: Draft
  isKept: boolean
  name: string
  onDone: () => void
}

export function BookingEditor({ chosen, draft, isKept, name, onDone }: Props) {
  const { guard, setUnsaved } = useSheet()
  const id = useId()
  const { busy, dispatch, failure, isDirty, save, state } = useEdit({ draft, name, onDone })
  const { conflict, mine, problems, undecided } = state

  useEffect(() => {
    setUnsaved(isDirty ? () => deskDrafts.discard(name) : null)
    return () => setUnsaved(null)
  }, [isDirty, name, setUnsaved])

  function discard() {
    deskDrafts.discard(name)
    onDone()
  }

  return (
    <form noValidate onSubmit={submitted(save)}>
      <h3>{words.title}</h3>
      {isKept && (
        <Alert calm role="status" text={words.kept}>
          <Button onClick={discard}>{words.discard}</Button>
        </Alert>
      )}
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
      <div className="desk-sheet__bar">
        <Button aria-disabled={busy} look="main" type="submit">
          {busy ? words.saving : words.save}
        </Button>
        <Button onClick={() => guard(discard)}>{words.cancel}</Button>
      </div>
    </form>
  )
}
