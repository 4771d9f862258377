import type { Locale } from '@/i18n/locales'
import type { FieldProblem } from '@/ui/forms/problems'
import type { Answer } from '@/ui/forms/sendRequest'
import type { ContactDraft, ContactValues } from './draft'

export interface SentContact {
  draft: ContactDraft
  state: 'sending' | 'saved' | 'rejected' | 'failed' | 'offline'
  reference?: string
  problems: FieldProblem[]
  told?: string
  edited?: boolean
}

export function sending(draft: ContactDraft): SentContact {
  return { draft, state: 'sending', problems: [] }
}

export function answered({ draft }: SentContact, answer: Answer): SentContact {
  const problems = answer.state === 'rejected' ? answer.problems : []
  const reference = answer.state === 'saved' ? answer.reference : undefined
  const told = answer.state === 'failed' ? answer.told : undefined
  return { draft, state: answer.state, reference, problems, told }
}

export function failureOf(outcome?: Pick<Partial<SentContact>, 'edited' | 'state' | 'told'>) {
  if (!outcome || outcome.edited) return undefined
  const { state, told } = outcome
  const failed = state === 'failed' || state === 'offline' || (state === undefined && told)
  return failed ? { offline: state === 'offline', told } : undefined
}

export const loadRules = () => import('./checkContact')

/** When the rules cannot be loaded, the server validates alone. */
export function findProblems(values: ContactValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkContact }) => checkContact(values, locale),
    () => [],
  )
}
