'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Locale } from '@/domain/locales'
import styles from './CopyButton.module.css'
import { contactWords } from './words'

interface Props {
  locale: Locale
  text: string
  what: 'phone' | 'email'
}

/** Where the page may write to the clipboard: not without scripts, nor on an address without TLS. */
export function CopyButton({ locale, text, what }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const canCopy = useHydrated() && 'clipboard' in navigator
  const { copy, copyWhat } = contactWords(locale).contact
  const write = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  return (
    <span className={styles.place} data-ready={canCopy || undefined}>
      <button
        className={styles.copy}
        data-outcome={outcome}
        onBlur={() => setOutcome(undefined)}
        onClick={() => void write()}
        type="button"
      >
        <svg aria-hidden="true" height="20" viewBox="0 0 24 24" width="20">
          {outcome === 'done' ? (
            <path d="M5 13l5 5L20 7" />
          ) : (
            <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
          )}
        </svg>
        <span className={styles.label}>{copy[outcome ?? 'label']}</span>{' '}
        <span className="unseen">{copyWhat[what]}</span>
      </button>
      <span className="unseen" role="status">
        {outcome && copy[outcome]}
      </span>
    </span>
  )
}
