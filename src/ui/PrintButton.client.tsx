'use client'

import type { ReactNode } from 'react'

export function PrintButton({ children, className }: { children: ReactNode; className: string }) {
  return (
    <button className={className} onClick={() => window.print()} type="button">
      {children}
    </button>
  )
}
