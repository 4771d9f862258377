/** How long what was typed waits on the device. */
const DRAFT_DAYS = 7

/** Where a draft was left: being typed, on its way, waiting for the network, or refused by it. */
type DraftStage = 'typed' | 'sending' | 'offline' | 'failed'

export interface Kept<Draft> {
  draft: Draft
  stage: DraftStage
  /** Milliseconds, as Date.now() tells. */
  savedAt: number
}

interface Device<Draft> {
  name: string
  /** An older version of the site may have kept it: makes it whole, or nothing of it. */
  revive: (kept: Partial<Draft>) => Draft | undefined
}

/** One draft of one form on the visitor's device, nowhere else. Private windows may refuse: then none. */
export function deviceDraft<Draft extends object>({ name, revive }: Device<Draft>) {
  return {
    keep(draft: Draft, stage: DraftStage) {
      write(name, JSON.stringify({ draft, stage, savedAt: Date.now() } satisfies Kept<Draft>))
      noteVisit(name)
    },
    clear: () => write(name, undefined),
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

/** Whether a draft of this form was kept since this tab was opened. */
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
    // Where nothing can be remembered, the note speaks of an earlier visit.
  }
}

/** The texts of a draft under the names of today. */
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
    // No room, or not allowed: the page itself still holds what was typed.
  }
}

/** A key no other request has. `randomUUID` is missing where the page came without TLS. */
export function newKey(source: Crypto = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
