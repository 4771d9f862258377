'use client'

import styles from './CopyButton.module.css'
import { useCopy } from './useCopy'

interface Props {
  text: string
  what: string
  words: Record<'label' | 'done' | 'failed', string>
}

export function CopyButton({ text, what, words }: Props) {
  const { canCopy, copy, forget, outcome } = useCopy(text)
  return (
    <span className={styles.place} data-ready={canCopy || undefined}>
      <button
        className={`btn btn-line copy ${styles.copy}`}
        data-outcome={outcome}
        onBlur={forget}
        onClick={copy}
        type="button"
      >
        <svg aria-hidden="true" height="20" viewBox="0 0 24 24" width="20">
          {outcome === 'done' ? (
            <path d="M5 13l5 5L20 7" />
          ) : (
            <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
          )}
        </svg>
        <span>{words[outcome ?? 'label']}</span> <span className="unseen">{what}</span>
      </button>
      <span className="unseen" role="status">
        {outcome && words[outcome]}
      </span>
    </span>
  )
}
