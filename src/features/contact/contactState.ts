import type { FieldProblem } from '@/components/forms/FieldProblem'
import type { Answer } from '@/components/forms/sendRequest'
import type { ContactDraft, ContactValues } from './ContactDraft'

/** What was sent last, and how it went. */
export interface SentContact {
  draft: ContactDraft
  state: 'sending' | 'saved' | 'rejected' | 'failed'
  reference?: string
  problems: FieldProblem[]
}

interface Attempt {
  before?: SentContact
  values: ContactValues
  /** For words that were never sent. */
  newKey: string
}

/** The same words after a failure are the same message; changed words are another one. */
export function sending({ before, newKey, values }: Attempt): SentContact {
  const failed = before?.state === 'failed' ? before.draft : undefined
  const same = JSON.stringify(failed?.values) === JSON.stringify(values)
  const draft = { key: failed && same ? failed.key : newKey, values }
  return { draft, state: 'sending', problems: [] }
}

export function answered({ draft }: SentContact, answer: Answer): SentContact {
  const problems = answer.state === 'rejected' ? answer.problems : []
  const reference = answer.state === 'saved' ? answer.reference : undefined
  return { draft, state: answer.state, reference, problems }
}
