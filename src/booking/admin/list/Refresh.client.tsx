'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { countNew } from '@/booking/admin/bookingApi'
import { firstPage } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import { dashboard } from '@/i18n/en/dashboard'
import { Button } from '@/ui/panel/Button'
import { useView } from './contexts'

/** The specification requires this line in the console. */
export function LogFailure() {
  useEffect(() => {
    console.error('Error fetching bookings:', 'the server has the cause in its log')
  }, [])

  return null
}

export function RefreshButton() {
  const { refresh } = useRouter()
  const [busy, start] = useTransition()

  return (
    <Button aria-disabled={busy} onClick={() => start(refresh)}>
      {dashboard.retry}
    </Button>
  )
}

const LOOK_EVERY_MS = 60_000

export function NewBookings({ since }: { since: string }) {
  const { refresh } = useRouter()
  const { go, view } = useView()
  const [found, setFound] = useState({ count: 0, since })

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return
    countNew(view, since).then(
      (count) => setFound({ count, since }),
      () => undefined,
    )
  })

  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS)
    const seen = () => look()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
    }
  }, [])

  function show() {
    const onTop = view.page === 1 && view.sort === firstView.sort
    if (onTop) refresh()
    else go({ ...firstPage(view), show: view.show, sort: firstView.sort })
  }

  return (
    <div className="desk-news" role="status">
      {found.since === since && found.count > 0 && (
        <Button look={['main', 'round']} onClick={show}>
          {dashboard.bookings.countNew(found.count)}
        </Button>
      )}
    </div>
  )
}
