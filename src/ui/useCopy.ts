import { useState } from 'react'
import { useHydrated } from './useHydrated'

type CopyOutcome = 'done' | 'failed'

/** The clipboard requires TLS and JavaScript; without them, `copy` fails. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const canCopy = useHydrated() && 'clipboard' in navigator
  const copy = () => {
    if (!canCopy) return setOutcome('failed')
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  }
  return { canCopy, copy, forget: () => setOutcome(undefined), outcome }
}
