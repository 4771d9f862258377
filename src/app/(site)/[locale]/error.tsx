'use client'

import { ErrorView } from '@/site/sections/ErrorView'
import { ArchMask } from '@/ui/Ornaments'
import type { Failure } from '@/ui/loadChunk'

export default function FrameError(props: Failure) {
  return (
    <main style={{ display: 'grid', minHeight: '100svh' }}>
      <ArchMask />
      <ErrorView {...props} />
    </main>
  )
}
