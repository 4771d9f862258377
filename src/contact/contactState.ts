import type { FieldProblem } from '@/ui/forms/problems'
import type { Answer } from '@/ui/forms/sendRequest'
import type { Locale } from '@/i18n/locales'
import type { ContactDraft, ContactValues } from './draft'

/** What was sent last, and how it went. */
export interface SentContact {
  draft: ContactDraft
  state: 'sending' | 'saved' | 'rejected' | 'failed' | 'offline'
  reference?: string
  problems: FieldProblem[]
  /** Why it failed, in the server's words. */
  told?: string
  /** Written on since: only the button sends the new words. */
  edited?: boolean
}

interface Attempt {
  /** What was tried and not saved. */
  before?: ContactDraft
  values: ContactValues
  /** For words that were never sent. */
  newKey: string
}

/** The same words after a failure are the same message; changed words are another one. */
export function sending({ before, newKey, values }: Attempt): SentContact {
  const same = JSON.stringify(before?.values) === JSON.stringify(values)
  const draft = { key: before && same ? before.key : newKey, values }
  return { draft, state: 'sending', problems: [] }
}

export function answered({ draft }: SentContact, answer: Answer): SentContact {
  const problems = answer.state === 'rejected' ? answer.problems : []
  const reference = answer.state === 'saved' ? answer.reference : undefined
  const told = answer.state === 'failed' ? answer.told : undefined
  return { draft, state: answer.state, reference, problems, told }
}

/** What was tried and not saved. */
export function unsaved(sent: SentContact): ContactDraft | undefined {
  return sent.state === 'failed' || sent.state === 'offline' ? sent.draft : undefined
}

/** Not sent: for want of a network, or for the reason that is told. */
export function failureOf(outcome?: Pick<Partial<SentContact>, 'edited' | 'state' | 'told'>) {
  if (!outcome || outcome.edited) return undefined
  const { state, told } = outcome
  const failed = state === 'failed' || state === 'offline' || (state === undefined && told)
  return failed ? { offline: state === 'offline', told } : undefined
}

export const loadRules = () => import('./checkContact')

/** The server has the last word: when the rules cannot be had, it has the only one. */
export function findProblems(values: ContactValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkContact }) => checkContact(values, locale),
    () => [],
  )
}
