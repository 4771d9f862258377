import { useState } from 'react'
import type { ChangeFailed } from '@/booking/admin/bookingApi'
import type { Mutation } from '@/booking/admin/mutations'
import { useOpenBooking } from './contexts'

/** The message of a failure for the form, or undefined when it is shown at the fields. */
type Explain = (error: ChangeFailed) => ChangeFailed | null | Promise<ChangeFailed | null>

export function useFormMutation() {
  const { booking, mutate } = useOpenBooking()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailed | null>(null)

  async function submit(mutation: Mutation, explain: Explain = (error) => error) {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    const { failed } = await mutate({ ...mutation, inForm: true })
    const [first] = failed
    setFailure(first ? await explain(first.error) : null)
    setBusy(false)
    return !first
  }

  return { booking, busy, failure, submit }
}
