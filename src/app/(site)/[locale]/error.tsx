'use client'

import { ErrorView } from '@/site/sections/ErrorView'
import { ArchMask } from '@/ui/Ornaments'
import type { Failure } from '@/ui/loadChunk'

/** For what breaks around a page: the frame is gone too, and what the view needs of it is here. */
export default function FrameError(props: Failure) {
  return (
    <main style={{ display: 'grid', minHeight: '100svh' }}>
      <ArchMask />
      <ErrorView {...props} />
    </main>
  )
}
