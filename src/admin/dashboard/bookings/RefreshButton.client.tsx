'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { en } from '@/messages/en'

export function RefreshButton() {
  const { refresh } = useRouter()
  const [busy, start] = useTransition()

  return (
    <button
      aria-disabled={busy}
      className="desk-button"
      onClick={() => start(refresh)}
      type="button"
    >
      {en.dashboard.retry}
    </button>
  )
}
