import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Calls `onEnd` once `ms` have run; time does not run while it is paused. */
export function useCountdown(ms: number, onEnd: () => void) {
  const left = useRef(ms)
  const [paused, setPaused] = useState(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused])

  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
