import type { Answer } from './sendRequest'

const DRAFT_DAYS = 7

type DraftStage = 'typed' | 'sending' | 'offline' | 'failed'

export interface Kept<Draft> {
  draft: Draft
  stage: DraftStage
  /** In milliseconds, from Date.now(). */
  savedAt: number
}

interface Device<Draft> {
  name: string
  /** Converts a draft of an older version, or discards it. */
  revive: (kept: Partial<Draft>) => Draft | undefined
}

/** The stage that is stored after each response; nothing is stored of a saved draft. */
export const stageAfter = {
  failed: 'failed',
  offline: 'offline',
  rejected: 'typed',
  saved: undefined,
} as const satisfies Record<Answer['state'], DraftStage | undefined>

/** Private windows may refuse storage. Then nothing is stored. */
export function deviceDraft<Draft extends object>({ name, revive }: Device<Draft>) {
  return {
    keep(draft: Draft, stage: DraftStage) {
      write(name, JSON.stringify({ draft, stage, savedAt: Date.now() } satisfies Kept<Draft>))
      noteVisit(name)
    },
    clear: () => write(name, undefined),
    /** Called after a response. Changes made in the meantime, also in another tab, stay. */
    settle(sent: Draft, stage?: DraftStage) {
      const kept = this.read()
      const isSent = JSON.stringify(kept?.draft) === JSON.stringify(revive(sent))
      if (kept && !isSent) return
      if (stage) this.keep(sent, stage)
      else this.clear()
    },
    read(now = Date.now()): Kept<Draft> | undefined {
      const kept = parse<Draft>(name)
      const isYoung = kept && now - kept.savedAt < DRAFT_DAYS * 86_400_000
      const draft = isYoung ? revive(kept.draft) : undefined
      if (kept && draft) return { ...kept, draft }
      write(name, undefined)
      return undefined
    },
  }
}

export function keptInThisVisit(name: string): boolean {
  try {
    return sessionStorage.getItem(`kept:${name}`) !== null
  } catch {
    return false
  }
}

function noteVisit(name: string) {
  try {
    sessionStorage.setItem(`kept:${name}`, 'yes')
  } catch {
    // Without storage, the note says that the draft is from an earlier visit.
  }
}

export function reviveValues<Values extends Record<string, string>>(
  empty: Values,
  kept: Partial<Values> | undefined,
): Values {
  const texts = Object.keys(empty).map((name) => [name, String(kept?.[name] ?? '')])
  return Object.fromEntries(texts) as Values
}

function parse<Draft>(name: string): Kept<Partial<Draft>> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '') as Kept<Partial<Draft>> | null
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
    // Storage is full or not allowed. The page itself still contains the input.
  }
}

/** `crypto.randomUUID` is missing without TLS. */
export function newKey(source: Crypto = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
