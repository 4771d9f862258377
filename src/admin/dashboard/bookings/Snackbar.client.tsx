'use client'

import type { ReactNode } from 'react'
import { UNDO_MS } from '@/domain/constants'
import { dashboard } from '@/messages/en/dashboard'
import { useCountdown } from './useCountdown'

/** How long something is shown that only confirms. */
const CONFIRMATION_MS = 4000

interface Props {
  children: ReactNode
  onEnd: () => void
  onUndo?: () => void
}

/** Waits while the pointer or the focus is on it. */
export function Snackbar({ children, onEnd, onUndo }: Props) {
  const { pause, resume } = useCountdown(onUndo ? UNDO_MS : CONFIRMATION_MS, onEnd)

  return (
    <div
      className="desk-snackbar"
      onBlur={resume}
      onFocus={pause}
      onPointerEnter={pause}
      onPointerLeave={resume}
    >
      <span>{children}</span>
      {onUndo && (
        <button onClick={onUndo} type="button">
          {dashboard.deletion.undo}
        </button>
      )}
    </div>
  )
}
