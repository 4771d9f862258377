import { useEffect, useState } from 'react'
import type { BookChoice } from '@/ui/bookChoice'
import { isPartGone, loadChunk, reportChunkError } from '@/ui/loadChunk'
import type * as bookingChunk from './bookingChunk'

let parts: typeof bookingChunk | undefined
const listeners = new Set<() => void>()

/** The form, its store and its notices. Until they are loaded, the page has only the frame of the dialog. */
export const bookingParts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => parts,
  getOnServer: () => undefined,
}

export async function loadBookingParts() {
  return parts ?? giveBookingParts(await loadChunk(() => import('./bookingChunk')))
}

/** For the booking page, whose own scripts contain these parts. */
export function giveBookingParts(given: typeof bookingChunk) {
  parts = given
  listeners.forEach((listener) => listener())
  return parts
}

/** In milliseconds. Afterwards the dialog offers another way. */
const PATIENCE_MS = 8000

/** The link that was clicked, until the form is loaded. */
export interface Opening {
  address: string
  choice: BookChoice
}

export function useOpening() {
  const [opening, setOpening] = useState<Opening>()
  const [state, setState] = useState<'loading' | 'slow' | 'failed'>('loading')
  useEffect(() => {
    if (!opening) return
    let isCurrent = true
    const timer = setTimeout(() => setState('slow'), PATIENCE_MS)
    loadBookingParts().then(
      ({ bookingStore }) => {
        if (!isCurrent) return
        bookingStore.open(opening.choice)
        setOpening(undefined)
      },
      async (error: unknown) => {
        reportChunkError(error)
        const gone = await isPartGone(error)
        if (!isCurrent) return
        if (gone) location.assign(opening.address)
        else setState('failed')
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setState('loading')
    }
  }, [opening])
  return { opening, setOpening, state }
}
