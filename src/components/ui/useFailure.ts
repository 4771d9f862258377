import { useEffect, useState } from 'react'
import { failure } from '@/messages/en/failure'
import { isPartGone, reloadOnce, reportChunkError } from './answerChunkError'
import { isChunkError } from './isChunkError'

export interface Failure {
  error: unknown
  retry: () => void
}

/** What to say of an error that stands in for a page, and what its button does. Offline never reloads. */
export function useFailure({ error, retry }: Failure) {
  const isChunk = isChunkError(error)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!isChunk) return console.error(error)
    reportChunkError(error)
    void isPartGone(error).then((gone) => {
      setGone(gone)
      if (gone) reloadOnce()
    })
  }, [error, isChunk])
  if (!isChunk) return { ...failure.broken, onAgain: retry }
  const onAgain = () => {
    if (navigator.onLine) location.reload()
  }
  return { ...failure[isGone ? 'stale' : 'unreached'], onAgain }
}
