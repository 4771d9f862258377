'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition, type ReactNode } from 'react'
import type { BookingView } from '@/booking/rules/view'
import { panelPaths } from '@/panelPaths'
import { ViewContext } from './contexts'

interface Props {
  children: ReactNode
  view: BookingView
}

/** The address holds the view. Controls show the choice before the server answers. */
export function ViewProvider({ children, view }: Props) {
  const { push, replace } = useRouter()
  const [busy, start] = useTransition()
  const [wanted, setWanted] = useOptimistic(view)

  function go(change: Partial<BookingView>, options: { replace?: boolean } = {}) {
    const next = { ...wanted, ...change }
    start(() => {
      setWanted(next)
      const move = options.replace ? replace : push
      move(panelPaths.desk(next), { scroll: false })
    })
  }

  return (
    <ViewContext value={{ busy, go, view: wanted }}>
      <div aria-busy={busy} className="desk__view">
        {children}
      </div>
    </ViewContext>
  )
}
