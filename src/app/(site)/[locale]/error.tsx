'use client'

import { ErrorView } from '@/components/sections/ErrorView'
import { ArchMask } from '@/components/ui/ArchMask'
import type { Failure } from '@/components/ui/useFailure'

/** For what breaks around a page: the frame is gone too, and what the view needs of it is here. */
export default function FrameError(props: Failure) {
  return (
    <main style={{ display: 'grid', minHeight: '100svh' }}>
      <ArchMask />
      <ErrorView {...props} />
    </main>
  )
}
