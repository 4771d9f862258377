import { useState } from 'react'
import { useHydrated } from './useHydrated'

export type CopyOutcome = 'done' | 'failed'

/** The clipboard needs TLS and scripts. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const canCopy = useHydrated() && 'clipboard' in navigator
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  return { canCopy, copy, forget: () => setOutcome(undefined), outcome }
}
