'use client'

import { useEffect } from 'react'
import { paths } from '@/paths'

/** Says that the page is on a screen: previews of chats fetch it too, and only GET. */
export function SeenOnce({ token }: { token: string }) {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', say)
      // It says so at the next visit otherwise.
      void fetch(paths.quoteSeen(token), { keepalive: true, method: 'POST' }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', say)
    say()
    return () => document.removeEventListener('visibilitychange', say)
  }, [token])
  return null
}
