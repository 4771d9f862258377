'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, type ReactNode } from 'react'
import * as apiPaths from '@/apiPaths'

const PreviewRefresh = lazy(() => import('./PreviewRefresh'))

interface Props {
  children: ReactNode
  fallback: string
}

export function PreviewEnd({ children, fallback }: Props) {
  const pathname = usePathname() ?? fallback
  return (
    <>
      <a href={apiPaths.previewEnd(pathname)}>{children}</a>
      <Suspense>
        <PreviewRefresh />
      </Suspense>
    </>
  )
}
