import { useEffect, useState } from 'react'

let cameBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    cameBack = true
  })
  addEventListener('click', () => (cameBack = false), { capture: true })
}

/** In milliseconds. */
const RESTORED_MS = 500

/** Whether Back or Forward has just led to this page; the browser still has to find its place on it. */
export function useCameBack(): boolean {
  const [isRecent, setRecent] = useState(cameBack)
  useEffect(() => {
    const timer = setTimeout(() => setRecent(false), RESTORED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isRecent
}
