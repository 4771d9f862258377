import type { z } from 'zod'
import type { SummaryItem } from '@/ui/ErrorSummary'
import { problemsOf } from '@/rules/problems'
import type { Messages } from '@/i18n/en'

/** What is wrong with one field, in words. */
export interface FieldProblem {
  path: string
  message: string
}

export interface BusinessContact {
  /** `tel:` and what it reads like. */
  phone?: { href: string; label: string }
  /** Ten digits of a mobile number. */
  whatsapp?: string
  promise?: string
  email?: string
}

/** `Contact number: Write all 10 digits …`, each with the control it is about. */
export function summaryItems(
  problems: FieldProblem[],
  labels: Record<string, string>,
  ids: (name: string) => string,
): SummaryItem[] {
  return problems.map(({ message, path }) => ({
    text: labels[path] ? `${labels[path]}: ${message}` : message,
    target: ids(path),
  }))
}

/** The problems of a failed check, in the words of one language. */
export function tellProblems(error: z.ZodError, words: Messages['problems']): FieldProblem[] {
  return problemsOf(error).map(({ code, count, path }) => ({ path, message: words[code](count) }))
}
