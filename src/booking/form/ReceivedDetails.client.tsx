'use client'

import type { Locale } from '@/rules/locales'
import { useKept } from '@/ui/forms/useKept'
import { describeDraft } from './describeDraft'
import { receivedBooking } from './receivedBooking'

interface Props {
  locale: Locale
  reference: string
  title: string
}

export function ReceivedDetails({ locale, reference, title }: Props) {
  const received = useKept(receivedBooking.read)
  if (received?.reference !== reference) return null
  const lines = describeDraft(received.draft, locale).split('\n')
  return (
    <div className="stack">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
