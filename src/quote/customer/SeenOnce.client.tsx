'use client'

import { useEffect } from 'react'
import { paths } from '@/paths'

/**
 * Reports that the page is shown in a browser. Previews of chats fetch it too, but send only GET requests.
 */
export function SeenOnce({ token }: { token: string }) {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', say)
      // A failure is ignored; the next visit reports it.
      void fetch(paths.quoteSeen(token), { keepalive: true, method: 'POST' }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', say)
    say()
    return () => document.removeEventListener('visibilitychange', say)
  }, [token])
  return null
}
