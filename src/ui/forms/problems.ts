import type { z } from 'zod'
import type { Messages } from '@/i18n/en'
import { problemsOf } from '@/rules/problemsOf'
import type { SummaryItem } from '@/ui/ErrorSummary'

export interface FieldProblem {
  path: string
  message: string
}

export interface BusinessContact {
  phone?: { href: string; label: string }
  whatsapp?: string
  promise?: string
  email?: string
}

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

export function describeProblems(error: z.ZodError, words: Messages['problems']): FieldProblem[] {
  return problemsOf(error).map(({ code, count, path }) => ({ path, message: words[code](count) }))
}
