'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const VitalsReport = lazy(() =>
  // A visit that is not measured is none the worse for it.
  import('./VitalsReport').catch(() => ({ default: () => null })),
)

/** Draws the lot after the page has loaded: only a measured visit fetches what measures it. */
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
