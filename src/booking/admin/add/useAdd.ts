import { useState } from 'react'
import { addBooking, asChangeFailed, ChangeFailed } from '@/booking/admin/bookingApi'
import { deskDrafts, useDeskDraft } from '@/booking/admin/panel/edit/deskDrafts'
import {
  type FormValues,
  type Problems,
  toChanges,
  toProblems,
  toValues,
} from '@/booking/admin/panel/edit/formFields'
import { firstStatus } from '@/booking/rules/status'
import { panelWords } from '@/i18n/en/bookingPanel'
import type { Day } from '@/time/days'
import { newKey } from '@/ui/forms/deviceDraft'

const NAME = 'add'

export function useAdd({ day, onAdded }: { day?: Day; onAdded: (id: string) => void }) {
  const kept = useDeskDraft<AddDraft>(NAME)
  const [first] = useState(emptyDraft)
  const [typed, setTyped] = useState<AddDraft>()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ChangeFailed | null>(null)
  const draft = typed ?? onDay(kept ?? first, day)

  function write(next: AddDraft) {
    setTyped(next)
    if (isTouched(next)) deskDrafts.keep(NAME, next)
    else deskDrafts.discard(NAME)
  }

  async function save() {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const id = await addBooking(toBody(draft))
      deskDrafts.discard(NAME)
      onAdded(id)
    } catch (error) {
      explain(asChangeFailed(error))
    } finally {
      setBusy(false)
    }
  }

  function explain(error: ChangeFailed) {
    if (error.kind === 'invalid') return setProblems(toProblems(error.fields))
    const isSignedOut = error.kind === 'unauthenticated'
    setFailure(isSignedOut ? error : new ChangeFailed('failed', panelWords.add.failed))
  }

  return {
    busy,
    clear: () => write(onDay(emptyDraft(), day)),
    draft,
    failure,
    isKept: Boolean(kept) && !typed,
    problems,
    save,
    write,
  }
}

const onDay = (draft: AddDraft, day?: Day): AddDraft =>
  day ? { ...draft, values: { ...draft.values, date: day } } : draft

function toBody({ followUpOn, key, status, values }: AddDraft) {
  const base = toValues({})
  return { ...toChanges({ base, mine: values }), followUpOn, idempotencyKey: key, status }
}

/** A booking that is being added. With its idempotency key a retry makes no second booking. */
export interface AddDraft {
  followUpOn: string
  key: string
  status: string
  values: FormValues
}

const emptyDraft = (): AddDraft => ({
  followUpOn: '',
  key: newKey(),
  status: firstStatus,
  values: toValues({ kind: 'booking', source: 'phone' }),
})

const isTouched = ({ followUpOn, status, values }: AddDraft) => {
  const empty = emptyDraft()
  const isChanged = (name: keyof FormValues) => values[name] !== empty.values[name]
  return (
    followUpOn !== '' ||
    status !== empty.status ||
    (Object.keys(values) as (keyof FormValues)[]).some(isChanged)
  )
}
