'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { panelPaths } from '@/panel/panelPaths'

interface Props {
  /** The body of the request (booking/changes/markPrinted.ts): what the page shows. */
  body: object
  failed: string
}

/** Stores that the page is printed, with its button or by the browser. */
export function MarkPrinted({ body, failed }: Props) {
  const { refresh } = useRouter()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const note = () =>
      void fetch(panelPaths.printedApi(), {
        body: JSON.stringify(body),
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
      })
        .then(({ ok }) => {
          setFailed(!ok)
          if (ok) refresh()
        })
        .catch(() => setFailed(true))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [body, refresh])

  return hasFailed ? (
    <p className="desk-alarm" role="alert">
      {failed}
    </p>
  ) : null
}
