import { useEffect, useState } from 'react'
import { failureMessages } from '@/i18n/failureMessages'
import type { Locale } from '@/rules/locales'
import { isChunkError, isPartGone, reloadOnce, reportChunkError } from './loadChunk'

export interface Failure {
  error: unknown
  retry: () => void
}

export function useFailure({ error, retry }: Failure, locale: Locale) {
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
  if (!isChunk) return { ...failureMessages(locale).broken, onAgain: retry }
  const onAgain = () => {
    if (navigator.onLine) location.reload()
  }
  const { broken, chunkFailure } = failureMessages(locale)
  return { ...broken, ...chunkFailure[isGone ? 'stale' : 'unreached'], onAgain }
}
