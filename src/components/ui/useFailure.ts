import { useEffect } from 'react'
import { failure } from '@/messages/en/failure'
import { answerChunkError } from './answerChunkError'
import { isChunkError } from './isChunkError'

export interface Failure {
  error: unknown
  retry: () => void
}

/** What to say of an error that stands in for a page, and what its button does. */
export function useFailure({ error, retry }: Failure) {
  const stale = isChunkError(error)
  useEffect(() => {
    if (stale) answerChunkError(error)
    else console.error(error)
  }, [error, stale])
  const onAgain = stale ? () => location.reload() : retry
  return { ...failure[stale ? 'stale' : 'broken'], onAgain }
}
