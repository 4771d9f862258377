import type { SummaryItem } from '@/components/ui/ErrorSummary'
import type { FieldProblem } from './FieldProblem'

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
