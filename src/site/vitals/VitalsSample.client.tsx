'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const VitalsReport = lazy(() => import('./VitalsReport').catch(() => ({ default: () => null })))

export function VitalsSample({ sample }: { sample: number }) {
  const [measured, setMeasured] = useState(false)
  useEffect(() => {
    const draw = () => setMeasured(Math.random() < sample)
    if (document.readyState === 'complete') return draw()
    addEventListener('load', draw, { once: true })
    return () => removeEventListener('load', draw)
  }, [sample])
  return (
    measured && (
      <Suspense>
        <VitalsReport />
      </Suspense>
    )
  )
}
