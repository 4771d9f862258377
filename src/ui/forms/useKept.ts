import { useState, useSyncExternalStore } from 'react'
import { once } from '@/rules/once'

export function useKept<Draft>(read: () => Draft | undefined): Draft | undefined {
  const [snapshot] = useState(() => once(read))
  return useSyncExternalStore(never, snapshot, () => undefined)
}

const never = () => () => undefined
