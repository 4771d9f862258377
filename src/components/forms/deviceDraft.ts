/** How long what was typed waits on the device. */
export const DRAFT_DAYS = 7

/** Where a draft was left: being typed, on its way, waiting for the network, or refused by it. */
export type DraftStage = 'typed' | 'sending' | 'offline' | 'failed'

export interface Kept<Draft> {
  draft: Draft
  stage: DraftStage
  /** Milliseconds, as Date.now() tells. */
  savedAt: number
}

/** One draft of one form on the visitor's device, nowhere else. Private windows may refuse: then none. */
export function deviceDraft<Draft>(name: string) {
  return {
    keep(draft: Draft, stage: DraftStage) {
      write(name, JSON.stringify({ draft, stage, savedAt: Date.now() } satisfies Kept<Draft>))
    },
    clear: () => write(name, undefined),
    read(now = Date.now()): Kept<Draft> | undefined {
      const kept = parse<Draft>(name)
      if (kept && now - kept.savedAt < DRAFT_DAYS * 86_400_000) return kept
      if (kept) write(name, undefined)
      return undefined
    },
  }
}

function parse<Draft>(name: string): Kept<Draft> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '') as Kept<Draft> | null
    return kept?.draft && kept.savedAt ? kept : undefined
  } catch {
    return undefined
  }
}

function write(name: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // No room, or not allowed: the page itself still holds what was typed.
  }
}
