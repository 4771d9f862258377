'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { en } from '@/messages/en'
import { paths } from '@/paths'
import { countBookingsSince } from './bookingApi'

const LOOK_EVERY_MS = 60_000

/** Says what came in since the list was read; the list itself never moves under the reader's hand. */
export function NewBookings({ since }: { since: string }) {
  const { push, refresh } = useRouter()
  const [count, setCount] = useState(0)

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      countBookingsSince(since).then(setCount, () => undefined)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [since])

  return (
    <div className="desk__news" role="status">
      {count > 0 && (
        <button
          className="desk-pill"
          onClick={() => (window.location.search ? push(paths.admin()) : refresh())}
          type="button"
        >
          {en.dashboard.bookings.news(count)}
        </button>
      )}
    </div>
  )
}
