import type { FieldProblem } from '@/components/forms/FieldProblem'
import type { Locale } from '@/domain/locales'
import type { ContactValues } from './ContactDraft'

export const loadRules = () => import('./checkContact')

/** The server has the last word: when the rules cannot be had, it has the only one. */
export function findProblems(values: ContactValues, locale: Locale): Promise<FieldProblem[]> {
  return loadRules().then(
    ({ checkContact }) => checkContact(values, locale),
    () => [],
  )
}
