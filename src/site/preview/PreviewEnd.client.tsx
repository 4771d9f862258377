'use client'

import { lazy, Suspense } from 'react'
import type { PreviewToolsProps } from './PreviewTools'

const PreviewTools = lazy(() => import('./PreviewTools'))

/** Visitors never load what only a preview needs. */
export function PreviewEnd(props: PreviewToolsProps) {
  return (
    <Suspense>
      <PreviewTools {...props} />
    </Suspense>
  )
}
