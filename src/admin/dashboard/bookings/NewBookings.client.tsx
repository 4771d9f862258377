'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { firstPage } from '@/domain/bookingView/activeFilters'
import { firstView } from '@/domain/bookingView/BookingView'
import { dashboard } from '@/messages/en/dashboard'
import { countNews } from './bookingApi'
import { useView } from './viewContext'

const LOOK_EVERY_MS = 60_000

/** Says what came in since the list was read; the list itself never moves under the reader's hand. */
export function NewBookings({ since }: { since: string }) {
  const { refresh } = useRouter()
  const { go, view } = useView()
  const [news, setNews] = useState({ count: 0, since })

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return
    countNews({ since, view }).then(
      (count) => setNews({ count, since }),
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

  /** Where new ones stand: on top of the first page. */
  function show() {
    const onTop = view.page === 1 && view.sort === firstView.sort
    if (onTop) refresh()
    else go({ ...firstPage(view), show: view.show, sort: firstView.sort })
  }

  return (
    <div className="desk__news" role="status">
      {/* What was counted for another list says nothing of this one. */}
      {news.since === since && news.count > 0 && (
        <button className="desk-pill" onClick={show} type="button">
          {dashboard.bookings.news(news.count)}
        </button>
      )}
    </div>
  )
}
