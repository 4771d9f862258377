import { useEffect, useRef } from 'react'
import { functionPathLabel } from '@/booking/rules/describeFunctions'
import { bookingDetails, bookingFields } from '@/i18n/en/bookingFields'
import { panelWords } from '@/i18n/en/bookingPanel'
import { Alert } from '@/ui/panel/Alert'
import type { Problems } from './formFields'

const labelOf = (path: string) =>
  functionPathLabel(path, bookingDetails.functions) ??
  (bookingFields as Record<string, string>)[path] ??
  path

export function ProblemSummary({ id, problems }: { id: string; problems: Problems }) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(problems)

  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus()
  }, [problems])

  if (entries.length === 0) return null
  const title = panelWords.form.problems(entries.length)
  return (
    <Alert
      aria-label={title}
      ref={box}
      role="group"
      tabIndex={-1}
      title={title}
      text={
        <ul>
          {entries.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`${id}-${name}`)?.focus()
                }}
              >
                {labelOf(name)}: {message}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  )
}
