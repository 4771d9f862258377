'use client'

import { useCopy } from '@/ui/useCopy'

interface Props {
  text: string
  what: string
  words: Record<'label' | 'done' | 'failed', string>
}

/** Does not use the style sheet of the site's copy button, which every page would then load. */
export function CopyFact({ text, what, words }: Props) {
  const { canCopy, copy, forget, outcome } = useCopy(text)
  if (!canCopy) return null
  return (
    <span>
      <button
        className="btn btn-line copy"
        data-outcome={outcome}
        onBlur={forget}
        onClick={copy}
        type="button"
      >
        {words[outcome ?? 'label']} <span className="unseen">{what}</span>
      </button>
      <span className="unseen" role="status">
        {outcome && words[outcome]}
      </span>
    </span>
  )
}
