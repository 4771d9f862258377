import { useSyncExternalStore } from 'react'

/** False on the server and in the first render after it, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => undefined
