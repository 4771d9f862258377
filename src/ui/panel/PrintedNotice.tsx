import type { ReactNode } from 'react'
import { printedWords as words } from '@/i18n/en/printed'
import { formatMoment } from '@/time/days'
import { Alert } from './Alert'

interface Props {
  /** When the sheet was printed last. */
  at: string
  /** The changes since, as text. */
  changes: string[]
  children?: ReactNode
  revision?: number
  sheet?: string
}

/** When a sheet was printed, and what has changed since. */
export function PrintedNotice({ at, changes, children, revision, sheet = '' }: Props) {
  const printed = words.printed({ moment: formatMoment(at), revision, sheet })
  if (changes.length === 0)
    return (
      <p className="desk-muted">
        {printed}. {words.fresh}
      </p>
    )
  return (
    <Alert aria-label={printed} role="group" text={words.stale(changes)} title={`${printed}.`}>
      {children}
    </Alert>
  )
}
