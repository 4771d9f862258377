'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, type ReactNode } from 'react'
import { paths } from '@/paths'

const PreviewRefresh = lazy(() => import('./PreviewRefresh'))

interface Props {
  children: ReactNode
  fallback: string
}

export function PreviewEnd({ children, fallback }: Props) {
  const pathname = usePathname() ?? fallback
  return (
    <>
      <a href={paths.previewEnd(pathname)}>{children}</a>
      <Suspense>
        <PreviewRefresh />
      </Suspense>
    </>
  )
}
