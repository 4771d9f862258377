import { useEffect, useReducer } from 'react'
import { type ChangeFailed, readBooking } from '@/booking/admin/bookingApi'
import { changeFields } from '@/booking/admin/mutations'
import { useFormMutation } from '@/booking/admin/panel/useFormMutation'
import { panelWords } from '@/i18n/en/bookingPanel'
import { deskDrafts } from './deskDrafts'
import { type Draft, editReducer, startEdit } from './editState'
import { changedNames, toChanges, toProblems, toValues, toWords } from './formFields'

interface Edit {
  draft: Draft
  name: string
  onDone: () => void
}

export function useEdit({ draft, name, onDone }: Edit) {
  const { booking, busy, failure, submit } = useFormMutation()
  const [state, dispatch] = useReducer(editReducer, draft, startEdit)
  const { base, mine, revision } = state
  const isDirty = changedNames({ base, mine }).length > 0

  useEffect(() => {
    if (isDirty) deskDrafts.keep(name, { base, mine, revision } satisfies Draft)
    else deskDrafts.discard(name)
  }, [base, isDirty, mine, name, revision])

  async function save() {
    if (state.conflict?.fields.length) return dispatch({ kind: 'undecided' })
    const edit = changeFields(
      { ...booking, revision },
      { changes: toChanges({ base, mine }), done: panelWords.done.saved },
    )
    if (isDirty && !(await submit(edit, explain))) return
    deskDrafts.discard(name)
    onDone()
  }

  async function explain(error: ChangeFailed) {
    if (error.kind === 'invalid') {
      dispatch({ kind: 'invalid', problems: toProblems(error.fields) })
      return null
    }
    const now = error.kind === 'conflict' && (await readBooking(booking.id).catch(() => null))
    if (!now) return error
    dispatch({
      kind: 'conflict',
      revision: now.revision ?? 0,
      theirs: toValues(now),
      theirWords: toWords(now),
      who: now.timeline?.at(-1)?.byName ?? '',
    })
    return null
  }

  return { busy, dispatch, failure, isDirty, save, state }
}
