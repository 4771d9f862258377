'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { dashboard } from '@/messages/en/dashboard'

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
      {dashboard.retry}
    </button>
  )
}
