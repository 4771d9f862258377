'use client'

import { useEffect, useState } from 'react'
import { isPhone } from '@/domain/phone'
import { requestWords } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import type { Booking } from '@/payload-types'
import { StatusPill } from '../work/StatusPill'

interface Known {
  digits: string
  docs: Pick<Booking, 'id' | 'reference' | 'status'>[]
  totalDocs: number
}

/** Says as soon as a number is whole whether it has written before. A hint: nothing depends on it. */
export function KnownPhone({ digits }: { digits: string }) {
  const [known, setKnown] = useState<Known>()

  useEffect(() => {
    if (!isPhone(digits)) return
    const asked = new AbortController()
    fetch(panelPaths.bookingsOfPhoneApi(digits), {
      credentials: 'same-origin',
      signal: asked.signal,
    })
      .then((response) => response.json())
      .then((found: Omit<Known, 'digits'>) => setKnown({ ...found, digits }))
      .catch(() => undefined)
    return () => asked.abort()
  }, [digits])

  const isShown = known?.digits === digits && known.totalDocs > 0
  return (
    <div className="known-phone" role="status">
      {isShown && (
        <>
          <p>{requestWords.add.known(known.totalDocs)}</p>
          <ul>
            {known.docs.map(({ id, reference, status }) => (
              <li key={id}>
                <a href={panelPaths.desk({ open: id })} rel="noopener" target="_blank">
                  {reference ?? id}
                </a>
                <StatusPill status={status} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
