import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

const BEFORE_MS = 1000
const AFTER_MS = 500
/** Longer ones do not fit into a timer. */
const LONGEST_MS = 20 * 24 * 60 * 60 * 1000

/**
 * Calls `onExpired` when the time of the session is over. Payload would then leave the page for its
 * own, whatever was typed; it is told of a later time just before.
 */
export function useExpiry(onExpired: () => void) {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const expired = useEffectEvent(onExpired)
  const putOff = useEffectEvent(() => {
    const exp = Math.floor((Date.now() + LONGEST_MS) / 1000)
    if (user) setUser({ exp, user } as Parameters<typeof setUser>[0])
  })

  useEffect(() => {
    const left = (tokenExpirationMs ?? Infinity) - Date.now()
    if (left > LONGEST_MS - BEFORE_MS) return
    const timer = setTimeout(
      () => {
        putOff()
        setTimeout(() => expired(), BEFORE_MS + AFTER_MS)
      },
      Math.max(0, left - BEFORE_MS),
    )
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}
