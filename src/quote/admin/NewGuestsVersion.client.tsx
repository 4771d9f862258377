'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { asChangeFailed, type ChangeFailed } from '@/booking/admin/bookingApi'
import { FailureAlert } from '@/booking/admin/Toasts'
import type { StoredQuote } from '@/quote/rules/quote'
import { Button } from '@/ui/panel/Button'
import { requestNewVersion } from './quoteApi'

interface Props {
  children: ReactNode
  /** The texts come from the server, because the list of bookings does not load those of the editor. */
  failedTitle: string
  /** The address of the editor. */
  href: string
  quote: Pick<StoredQuote, 'id' | 'revision'>
}

/** Makes the draft and opens it. */
export function NewGuestsVersion({ children, failedTitle, href, quote }: Props) {
  const { push, refresh } = useRouter()
  const [failure, setFailure] = useState<ChangeFailed>()
  const [busy, setBusy] = useState(false)

  async function make() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await requestNewVersion(quote, { withGuests: true })
      push(href)
    } catch (error) {
      setFailure(asChangeFailed(error))
      setBusy(false)
      refresh()
    }
  }

  return (
    <>
      {failure && <FailureAlert failed={[{ error: failure }]} title={failedTitle} />}
      <Button aria-disabled={busy} look="main" onClick={() => void make()}>
        {children}
      </Button>
    </>
  )
}
