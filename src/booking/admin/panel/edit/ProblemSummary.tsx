import { functionPathLabel } from '@/booking/rules/describeFunctions'
import { bookingDetails, bookingFields } from '@/i18n/en/bookingFields'
import { panelWords } from '@/i18n/en/bookingPanel'
import { ProblemAlert } from '@/ui/panel/ProblemAlert'
import type { Problems } from './formFields'

const labelOf = (path: string) =>
  functionPathLabel(path, bookingDetails.functions) ??
  (bookingFields as Record<string, string>)[path] ??
  path

export function ProblemSummary({ id, problems }: { id: string; problems: Problems }) {
  const entries = Object.entries(problems)
  return (
    <ProblemAlert
      problems={entries.map(([name, message]) => ({
        target: `${id}-${name}`,
        text: `${labelOf(name)}: ${message}`,
      }))}
      title={panelWords.form.problems(entries.length)}
      trigger={problems}
    />
  )
}
