import { useState, useSyncExternalStore } from 'react'

export function useKept<Draft>(read: () => Draft | undefined): Draft | undefined {
  const [snapshot] = useState(() => once(read))
  return useSyncExternalStore(never, snapshot, () => undefined)
}

const never = () => () => undefined

function once<Value>(read: () => Value) {
  let first: { value: Value } | undefined
  return () => (first ??= { value: read() }).value
}
