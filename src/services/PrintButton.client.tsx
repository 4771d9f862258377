'use client'

import type { ReactNode } from 'react'

/** Opens the browser's print dialog. Without a script there is none. */
export function PrintButton({ children, className }: { children: ReactNode; className: string }) {
  return (
    <button className={className} onClick={() => window.print()} type="button">
      {children}
    </button>
  )
}
