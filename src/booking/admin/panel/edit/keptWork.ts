import { useState, useSyncExternalStore } from 'react'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

/** Drafts of this device only; they outlive a session. */
export const keptWork = {
  forget: (name: string) => store(name, null),
  keep: (name: string, work: unknown) => store(name, { at: Date.now(), work }),
  read<Work>(name: string): Work | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(key(name)) ?? 'null') as Kept<Work> | null
      return kept && Date.now() - kept.at < KEPT_DAYS * DAY_MS ? kept.work : undefined
    } catch {
      return undefined
    }
  },
}

export function useKeptWork<Work>(name: string): Work | undefined {
  const [snapshot] = useState(() => once(() => keptWork.read<Work>(name)))
  return useSyncExternalStore(never, snapshot, () => undefined)
}

interface Kept<Work> {
  at: number
  work: Work
}

const key = (name: string) => `desk:${name}`

const never = () => () => undefined

function once<Value>(read: () => Value) {
  let first: { value: Value } | undefined
  return () => (first ??= { value: read() }).value
}

function store(name: string, kept: Kept<unknown> | null) {
  try {
    if (kept) localStorage.setItem(key(name), JSON.stringify(kept))
    else localStorage.removeItem(key(name))
  } catch {
    // No room, or not allowed: the page itself still holds what was typed.
  }
}
