'use client'

import { useState } from 'react'
import styles from './CopyButton.module.css'
import { useHydrated } from './useHydrated'

interface Props {
  text: string
  what: string
  words: Record<'label' | 'done' | 'failed', string>
}

/** The clipboard needs TLS and scripts. */
export function CopyButton({ text, what, words }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const canCopy = useHydrated() && 'clipboard' in navigator
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
        <span className={styles.label}>{words[outcome ?? 'label']}</span>{' '}
        <span className="unseen">{what}</span>
      </button>
      <span className="unseen" role="status">
        {outcome && words[outcome]}
      </span>
    </span>
  )
}
