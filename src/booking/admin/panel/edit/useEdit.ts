import { useEffect, useReducer, useState } from 'react'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { panelPaths } from '@/panelPaths'
import type { Booking } from '@/payload-types'
import { ChangeFailed, changeBooking } from '../../sendChange'
import { keptWork } from './keptWork'
import { toProblems, changedNames, toChanges, toValues, toWords } from './formFields'
import { editReducer, startEdit, type Draft } from './editState'

interface Edit {
  draft: Draft
  id: string
  name: string
  onSaved: (saved: Booking | null) => void
}

/** A form over one request: kept on the device while it is written, never saved over somebody else. */
export function useEdit({ draft, id, name, onSaved }: Edit) {
  const [state, tell] = useReducer(editReducer, draft, startEdit)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailed | null>(null)
  const { base, mine, revision } = state
  const isDirty = changedNames({ base, mine }).length > 0

  useEffect(() => {
    if (isDirty) keptWork.keep(name, { base, mine, revision } satisfies Draft)
    else keptWork.forget(name)
  }, [base, isDirty, mine, name, revision])

  async function save() {
    if (busy) return
    if (state.meanwhile?.conflicts.length) return tell({ kind: 'undecided' })
    setBusy(true)
    setFailure(null)
    try {
      const saved = isDirty
        ? await changeBooking({ changes: toChanges({ base, mine }), id, revision })
        : null
      keptWork.forget(name)
      onSaved(saved)
    } catch (error) {
      await explain(asFailure(error))
    } finally {
      setBusy(false)
    }
  }

  async function explain(error: ChangeFailed) {
    if (error.failure === 'refused') {
      return tell({ kind: 'refused', problems: toProblems(error.fields) })
    }
    const now = error.failure === 'changedMeanwhile' && (await read(id).catch(() => null))
    if (!now) return setFailure(error)
    const who = now.timeline?.at(-1)?.byName ?? ''
    tell({
      kind: 'changedMeanwhile',
      revision: now.revision ?? 0,
      theirs: toValues(now),
      told: toWords(now),
      who,
    })
  }

  return { busy, failure, isDirty, save, state, tell }
}

async function read(id: string): Promise<Booking | null> {
  const response = await fetch(panelPaths.bookingApi(id), {
    cache: 'no-store',
    credentials: 'same-origin',
  })
  return response.ok ? ((await response.json()) as Booking) : null
}

function asFailure(error: unknown): ChangeFailed {
  if (error instanceof ChangeFailed) return error
  return new ChangeFailed({ failure: 'failed', message: bookingWork.failures.failed })
}
